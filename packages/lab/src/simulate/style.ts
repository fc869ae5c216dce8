/** How the report looks: in light and dark, on a wide screen and on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --back: #fbfaf7; --text: #1d2430; --soft: #5d6675; --line: #d9d6cd; --band: #9aa7bb; --rate: #1d2430;
  --above: #2f8f5b; --below: #c2503d; --bar: #4a78b5; --p0: #4a78b5; --p1: #d08a2e; --p2: #6f9e4f; --p3: #a05fa8; --p4: #8a8f98;
  --green: #1f7a45; --yellow: #8a6a00; --red: #b23a2b; }
@media (prefers-color-scheme: dark) {
  :root { --back: #14181f; --text: #e6e8ec; --soft: #9aa3b2; --line: #323a47; --band: #56637a; --rate: #f4f5f7;
    --above: #3fae73; --below: #dd6b57; --bar: #6f9bd6; --p0: #6f9bd6; --p1: #e0a555; --p2: #8fbf6b; --p3: #c086c8; --p4: #8a93a3;
    --green: #6fd39b; --yellow: #e3c150; --red: #f08a7a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 2.25rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: .25rem 0 1rem; } .setting, small, figcaption, .ends, .scale { color: var(--soft); }
.setting { overflow-wrap: anywhere; } .broken { color: var(--below); font-weight: 600; }
ul { list-style: none; margin: 0; padding: 0; }
.rates li { display: grid; grid-template-columns: 12rem 1fr 11rem; gap: .75rem; align-items: center; padding: .15rem 0; border-bottom: 1px solid var(--line); }
.rates .marks { border: 0; } .rates svg { display: block; width: 100%; height: 1.1rem; overflow: visible; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scale { position: relative; height: 1.2rem; font-size: .75rem; } .scale span { position: absolute; transform: translateX(-50%); }
.band { fill: var(--band); } .above .band { fill: var(--above); } .below .band { fill: var(--below); }
line { stroke: var(--rate); stroke-width: 2; vector-effect: non-scaling-stroke; } line.average { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 3; }
.alert { font-size: .7rem; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .45rem; vertical-align: middle; }
.alert.green { color: var(--green); } .alert.yellow { color: var(--yellow); } .alert.red { color: var(--red); }
.shares { display: flex; height: 1.4rem; border-radius: .3rem; overflow: hidden; } .part { min-width: 1px; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .4rem 0 1rem; } .swatch { display: inline-block; width: .8em; height: .8em; border-radius: .2em; margin-right: .4em; }
.p0 { background: var(--p0); } .p1 { background: var(--p1); } .p2 { background: var(--p2); } .p3 { background: var(--p3); } .p4 { background: var(--p4); }
.lengths { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1.5rem; } figure { margin: 0; }
.length { display: block; width: 100%; height: 8rem; border-bottom: 1px solid var(--line); } .bar { fill: var(--bar); }
.ends { display: flex; justify-content: space-between; font-size: .75rem; } figcaption { font-size: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .9rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); } th:first-child { text-align: left; font-weight: 500; } thead th { color: var(--soft); }
@media (max-width: 40rem) {
  .rates li { grid-template-columns: 1fr auto; gap: .1rem .5rem; padding: .35rem 0; } .rates .plot { grid-column: 1 / -1; grid-row: 2; } .rates .marks .plot { grid-row: 1; }
}
`;
