/** Styles of the report. Texts have a contrast of at least 4.5 to 1 in both color schemes. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
  --line: light-dark(#d0d0d8, #44444c); --soft: light-dark(#f3f3f6, #222228); --dim: light-dark(#5a5a66, #a6a6b2); --link: light-dark(#1a4fa0, #8ab8ff);
  --good: light-dark(#1c6b2d, #6fd386); --bad: light-dark(#b3261e, #ff8a80); --warn: light-dark(#7a4d00, #f0b95a); --stuck: light-dark(#70308f, #d3a0ee) }
body { overflow-wrap: anywhere; margin: 2rem auto; padding: 0 1rem; max-width: 72rem; background: light-dark(#fff, #17171b); color: light-dark(#1b1b20, #ececf1) }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1.15rem; margin-top: 2rem } h3 { font-size: 1rem }
a { color: var(--link) } small, dt, .t, .arrow i, summary .said, li .said { color: var(--dim) } :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.verdict { font-size: 1.1rem; padding: .75rem 1rem; border-inline-start: .4rem solid; background: var(--soft) }
.verdict.good { border-color: var(--good) } .verdict.bad { border-color: var(--bad) }
.wide { overflow-x: auto; overflow-wrap: normal } table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: start; border-bottom: 1px solid var(--line) }
td.n, th[scope=col]:has(> .status) { text-align: end; font-variant-numeric: tabular-nums }
details { border-bottom: 1px solid var(--line) } summary { padding: .35rem 0; cursor: pointer; overflow-wrap: anywhere } details:target > summary { background: var(--soft) }
summary .id { font-family: ui-monospace, monospace }
.status { display: inline-block; min-width: 7.5rem; font-weight: 600 }
.status.pass { color: var(--good) } .status.fail, .status.timeout, .status.harness-error { color: var(--bad) }
.status.warn { color: var(--warn) } .status.blocked { color: var(--stuck) } .status.info, .status.not-applicable, .status.manual-pending { color: var(--dim) }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .2rem 1rem } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
code, pre { font: .85em ui-monospace, monospace; overflow-wrap: anywhere } pre { background: var(--soft); padding: .5rem; margin: 0; white-space: pre-wrap }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; position: sticky; top: 0; background: light-dark(#fff, #17171b); padding: .5rem 0; z-index: 1 }
.filters select, .filters input { font: inherit; min-height: 2rem } .filters + * { scroll-margin-top: 4rem } details { scroll-margin-top: 4rem }
.scroll { overflow-x: auto } .diagram { min-width: 38rem }
.lanes, .sequence li { display: grid; grid-template-columns: 5rem repeat(4, 1fr) } .lanes { padding-top: .5rem; font-weight: 600 }
.lanes b:first-child { grid-column: 2 } .sequence { list-style: none; padding: 0; margin: 0 0 1rem } .t { font-variant-numeric: tabular-nums }
.arrow { grid-column: calc(var(--from) + 1) / calc(var(--to) + 1); border-bottom: 1px solid var(--line); padding: .1rem .4rem; min-width: 0 }
.arrow.right::after { content: "→"; float: inline-end } .arrow.left::before { content: "← " } .arrow i { font-style: normal; font-size: .85em }
.error b { color: var(--bad) } .event b { color: var(--link) }
[hidden] { display: none }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: .4rem } .status { min-width: 0 } }
@media print { .filters { display: none } }
`
