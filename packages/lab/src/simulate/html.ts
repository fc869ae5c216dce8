import { escape, intervalPlot, lengthPlot, scaleEnd, scaleMarks, sharesPlot } from './plots.ts';
import { simulateCommand } from './again.ts';
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

function usesTable(r: Report): string {
  const rows = [...r.aliens]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (a) =>
        `<tr><th scope="row">${escape(a.name)}</th><td>${a.games}</td><td>${percent(a.games === 0 ? 0 : a.solo / a.games)}</td>` +
        `<td>${a.powerUses.toFixed(2)}</td><td>${a.superUses.toFixed(2)}</td><td>${a.wildUses.toFixed(2)}</td></tr>`,
    );
  return (
    '<div class="wide"><table><thead><tr><th scope="col">Alien</th><th scope="col">Games</th><th scope="col">Won alone</th>' +
    '<th scope="col">Power</th><th scope="col">Super</th><th scope="col">Wild</th></tr></thead>' +
    `<tbody>${rows.join('\n')}</tbody></table></div>`
  );
}

const cardsTable = (r: Report): string =>
  '<div class="wide"><table><thead><tr><th scope="col">Card</th><th scope="col">Plays a game</th></tr></thead><tbody>' +
  r.cards.map((c) => `<tr><th scope="row">${escape(c.card)}</th><td>${c.perGame.toFixed(2)}</td></tr>`).join('\n') +
  '</tbody></table></div>';

const winnersName = (n: number): string => (n === 0 ? 'nobody won' : n === 1 ? 'won alone' : `shared by ${n}`);

function setting(r: Report): string {
  const o = r.options;
  const bots = new Set(o.bots).size === 1 ? `${o.bots[0]} bots` : o.bots.join(', ');
  const aliens = o.aliens.length === 0 ? 'all aliens' : o.aliens.join(', ');
  return `${r.games.toLocaleString('en')} games, ${o.players} players, ${o.planets} planets each, ${bots}, ${aliens}, seed ${o.seed}`;
}

/** Games from which on the order of aliens hardly changes from run to run. */
const FULL_REPORT = 20_000;
const SHORT = '. A short run: neighbours in the list may well change places. <code>npm run balance</code> plays 20,000 games.';

/** The report as one page that needs nothing else. */
export function htmlPage(r: Report): string {
  const scale: Scale = { most: scaleEnd([...r.aliens, ...r.bots].map((x) => x.high)), average: r.average };
  const { encounters, turns, decisions } = r.lengths;
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
<h2>Win rates by alien</h2>
<p>Wins alone or shared. The band is the 95% confidence interval (Wilson), the line in it the share of games won, the dotted
line the average of ${percent(r.average)}. Bands that lie wholly above or below it are coloured.</p>
${rateList(r.aliens, scale)}
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
<div class="lengths">${lengthPlot(encounters, 'encounters')}${lengthPlot(turns, 'turns')}${lengthPlot(decisions, 'decisions')}</div>
</section>
<section>
<h2>How often powers and cards are used</h2>
<p>Power and super: uses for each game the alien was in. Wild: plays for each game of the run, by whoever held the flare.</p>
${usesTable(r)}
<h3>Other cards</h3>
${cardsTable(r)}
</section>
</main>
</body>
</html>
`;
}
