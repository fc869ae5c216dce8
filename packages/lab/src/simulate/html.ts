import { escape, intervalPlot, lengthPlot, scaleEnd, scaleMarks, sharesPlot } from './plots.ts';
import { simulateCommand } from './again.ts';
import { labOf } from '../game/command.ts';
import type { Rate, Report } from './report.ts';
import { STYLE } from './style.ts';
import { percent } from './table.ts';

interface Row extends Rate {
  readonly name: string;
  readonly stands?: string;
  readonly alert?: string;
}

interface Scale {
  readonly most: number;
  readonly average: number;
}

function rateRow(x: Row, scale: Scale): string {
  const figures = `${percent(x.low)} to ${percent(x.high)}`;
  const label = `${x.name} wins ${percent(x.rate)}, ${figures}`;
  const chip = x.alert === undefined ? '' : `<span class="alert ${escape(x.alert)}">${escape(x.alert)}</span>`;
  return (
    `<li class="${x.stands ?? 'average'}"><span class="name">${escape(x.name)} ${chip}</span>` +
    `<span class="plot">${intervalPlot(x, scale, label)}</span>` +
    `<span class="figure"><b>${percent(x.rate)}</b> <small>${figures}</small></span></li>`
  );
}

const rateList = (rows: readonly Row[], scale: Scale): string =>
  `<ul class="rates"><li class="marks"><span class="name"></span><span class="plot">${scaleMarks(scale.most)}</span>` +
  `<span class="figure"></span></li>${rows.map((x) => rateRow(x, scale)).join('\n')}</ul>`;

const heads = (...titles: readonly string[]): string =>
  `<thead><tr>${titles.map((x) => `<th scope="col">${escape(x)}</th>`).join('')}</tr></thead>`;

function usesTable(r: Report): string {
  const rows = [...r.rows]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (x) =>
        `<tr><th scope="row">${escape(x.name)}</th><td>${x.games}</td><td>${percent(x.games === 0 ? 0 : x.solo / x.games)}</td>` +
        `${r.columns.map(({ id }) => `<td>${x.uses[id].toFixed(2)}</td>`).join('')}</tr>`,
    );
  const columns = r.columns.map((x) => capital(x.id));
  return (
    `<div class="wide"><table>${heads(capital(r.rowName), 'Games', 'Won alone', ...columns)}` +
    `<tbody>${rows.join('\n')}</tbody></table></div>`
  );
}

const othersTable = ({ others }: Report): string =>
  `<div class="wide"><table>${heads(others.title, 'Uses a game')}<tbody>` +
  others.list.map((x) => `<tr><th scope="row">${escape(x.name)}</th><td>${x.perGame.toFixed(2)}</td></tr>`).join('\n') +
  '</tbody></table></div>';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const winnersName = (n: number): string => (n === 0 ? 'nobody won' : n === 1 ? 'won alone' : `shared by ${n}`);

function setting(r: Report): string {
  const o = r.options;
  const bots = new Set(o.bots).size === 1 ? `${o.bots[0]} bots` : o.bots.join(', ');
  const plan = labOf(o.game).with(({ simulation }) => simulation.tell(o.plan));
  return `${r.games.toLocaleString('en')} games, ${o.players} players, ${bots}, ${plan}, seed ${o.seed}`;
}

/** Games from which on the order of rows hardly changes from run to run. */
const FULL_REPORT = 20_000;
const SHORT = '. A short run: neighbours in the list may well change places. <code>npm run balance</code> plays 20,000 games.';

/** The report as one page that needs nothing else. */
export function htmlPage(r: Report): string {
  const scale: Scale = { most: scaleEnd([...r.rows, ...r.bots].map((x) => x.high)), average: r.average };
  const games = Math.max(1, r.games);
  const parts = r.byWinners.map(([n, k]) => ({ name: winnersName(n), share: k / games }));
  const ways = r.ways.map((w) => ({ name: w.how || 'nothing', share: w.games / games }));
  const broken =
    r.failures.length === 0 ? '' : `<p class="broken">${r.failures.length} games did not come to an end and are not counted.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parley: who wins how often</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Who wins how often</h1>
<p class="setting">${escape(setting(r))}</p>
<p class="setting">Made by <code>${escape(simulateCommand(r.options))}</code>${r.games < FULL_REPORT ? SHORT : ''}</p>
${broken}
<section>
<h2>Win rates by ${escape(r.rowName)}</h2>
<p>Wins alone or shared. The band is the 95% confidence interval (Wilson), the line in it the share of games won, the dotted
line the average of ${percent(r.average)}. Bands that lie wholly above or below it are coloured.</p>
${rateList(
  r.rows.map((x) => ({ ...x, ...(x.facts.alert === undefined ? {} : { alert: x.facts.alert }) })),
  scale,
)}
</section>
${
  r.bots.length > 1
    ? `<section><h2>Win rates by bot</h2>${rateList(
        r.bots.map((x) => ({ ...x, name: x.bot })),
        scale,
      )}</section>`
    : ''
}
<section>
<h2>How games end</h2>
${sharesPlot(parts)}
<p>What decided them:</p>
${sharesPlot(ways)}
</section>
<section>
<h2>How long games are</h2>
<div class="lengths">${Object.entries(r.lengths)
    .map(([what, x]) => lengthPlot(x, what))
    .join('')}</div>
</section>
<section>
<h2>How often things are used</h2>
<p>${escape(r.columns.map((x) => `${capital(x.id)}: ${x.title}.`).join(' '))}</p>
${usesTable(r)}
<h3>${escape(r.others.title)}</h3>
${othersTable(r)}
</section>
</main>
</body>
</html>
`;
}
