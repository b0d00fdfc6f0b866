/** Everything that the page looks like; nothing is fetched. */
export const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
.verdict { font-size: 1.1rem; padding: .75rem 1rem; border-left: .4rem solid; background: var(--soft) }
.verdict.good { border-color: #2a8a3e } .verdict.bad { border-color: #c62f2f }
table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: start; border-bottom: 1px solid var(--line) }
th .status { min-width: 0 } th:not(:first-child), td.n { text-align: end; font-variant-numeric: tabular-nums }
details { scroll-margin-top: 3.5rem; border-bottom: 1px solid var(--line) } summary { padding: .35rem 0; cursor: pointer }
summary .id { font-family: ui-monospace, monospace } summary .said { opacity: .75 }
.status { display: inline-block; min-width: 7.5rem; font-weight: 600 }
.status.pass { color: #2a8a3e } .status.fail, .status.timeout, .status.harness-error { color: #c62f2f }
.status.warn { color: #a86b00 } .status.blocked { color: #8a3ea8 } .status.info, .status.not-applicable { opacity: .8 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { opacity: .7 } dd { margin: 0; overflow-wrap: anywhere }
code, pre { font: .85em ui-monospace, monospace; overflow-wrap: anywhere } pre { background: var(--soft); padding: .5rem; white-space: pre-wrap }
.filters { display: flex; flex-wrap: wrap; gap: 1rem; position: sticky; top: 0; background: Canvas; padding: .5rem 0; z-index: 1 }
.lanes, .sequence li { display: grid; grid-template-columns: 5rem 1fr } .lanes { grid-template-columns: 5rem repeat(4, 1fr); padding-top: .5rem }
.lanes b:first-child { grid-column: 2 } .sequence { list-style: none; padding: 0; margin: 0 } .t { opacity: .6; font-variant-numeric: tabular-nums }
.sequence li { grid-template-columns: 5rem repeat(4, 1fr) } .arrow { grid-column: calc(var(--from) + 1) / calc(var(--to) + 1); border-bottom: 1px solid var(--line); padding: .1rem .4rem; min-width: 0 }
.arrow.right::after { content: "→"; float: inline-end } .arrow.left::before { content: "← " } .arrow i { opacity: .6; font-style: normal; font-size: .8em }
.error b { color: #c62f2f } .event b { color: #2b6fbf } .action { opacity: .75 }
[hidden] { display: none }
`
