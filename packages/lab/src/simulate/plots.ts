import type { Length } from './report.ts';

// Drawings for the report. Lines keep their width and nothing but bars is stretched, so they fit any screen.

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const at = (x: number): string => String(Math.round(x * 100) / 100);

/** A share with its interval on a scale from 0 to `most`, and the average as a dotted line. */
export function intervalPlot(
  x: { readonly rate: number; readonly low: number; readonly high: number },
  scale: { readonly most: number; readonly average: number },
  label: string,
): string {
  const on = (share: number): number => (share / scale.most) * 100;
  const line = (share: number, kind: string): string =>
    `<line class="${kind}" x1="${at(on(share))}" x2="${at(on(share))}" y1="0" y2="10"/>`;
  const width = Math.max(0.4, on(x.high) - on(x.low));
  return (
    `<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${escape(label)}">` +
    line(scale.average, 'average') +
    `<rect class="band" x="${at(on(x.low))}" y="2" width="${at(width)}" height="6"/>${line(x.rate, 'rate')}</svg>`
  );
}

/** The marks of a scale from 0 to `most`. */
export function scaleMarks(most: number): string {
  const step = most > 0.5 ? 0.2 : most > 0.2 ? 0.1 : 0.05;
  const marks: string[] = [];
  for (let x = 0; x <= most + 1e-9; x += step) marks.push(`<span style="left:${at((x / most) * 100)}%">${Math.round(x * 100)}%</span>`);
  return `<div class="scale" aria-hidden="true">${marks.join('')}</div>`;
}

/** The end of a scale that holds these shares: whole tenths. */
export const scaleEnd = (highs: readonly number[]): number => Math.min(1, Math.max(0.1, Math.ceil(Math.max(0, ...highs) * 10 - 1e-9) / 10));

const BARS = 40;

/** How many games were how long. */
export function lengthPlot(x: Length, name: string): string {
  if (x.histogram.length === 0) return '';
  const size = Math.max(1, Math.ceil((x.most - x.least + 1) / BARS));
  const bars = Array.from({ length: Math.floor((x.most - x.least) / size) + 1 }, () => 0);
  for (const [value, n] of x.histogram) bars[Math.floor((value - x.least) / size)] += n;
  const top = Math.max(...bars);
  const w = 100 / bars.length;
  const on = (value: number): number => ((value - x.least) / size + 0.5 / size) * w;
  const drawn = bars.map((n, i) => {
    const h = (n / top) * 38;
    const from = x.least + i * size;
    const span = size === 1 ? `${from}` : `${from} to ${from + size - 1}`;
    return `<rect class="bar" x="${at(i * w)}" y="${at(40 - h)}" width="${at(w * 0.86)}" height="${at(h)}"><title>${span} ${name}: ${n} games</title></rect>`;
  });
  const mark = (value: number, kind: string): string =>
    `<line class="${kind}" x1="${at(on(value))}" x2="${at(on(value))}" y1="0" y2="40"/>`;
  const label = `${name} a game: median ${x.median}, 95% of games up to ${x.p95}`;
  return (
    `<figure><svg class="length" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="${escape(label)}">` +
    `${drawn.join('')}${mark(x.median, 'rate')}${mark(x.p95, 'average')}</svg>` +
    `<div class="ends"><span>${x.least}</span><span>${x.most}</span></div>` +
    `<figcaption><b>${name}</b>: mean ${x.mean.toFixed(1)}, median ${x.median} (solid), 95% of games up to ${x.p95} (dotted)</figcaption></figure>`
  );
}

/** Parts of a whole, side by side. */
export function sharesPlot(parts: readonly { readonly name: string; readonly share: number }[]): string {
  const shown = parts.filter((p) => p.share > 0);
  const bar = shown.map((p, i) => `<span class="part p${i % 5}" style="width:${at(p.share * 100)}%" title="${escape(p.name)}"></span>`);
  const key = shown.map((p, i) => `<li><span class="swatch p${i % 5}"></span>${escape(p.name)} ${(p.share * 100).toFixed(1)}%</li>`);
  return `<div class="shares">${bar.join('')}</div><ul class="key">${key.join('')}</ul>`;
}
