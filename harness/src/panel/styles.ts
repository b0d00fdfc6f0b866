export const reservedSpace = `
@media (min-width: 70rem) { :root { padding-inline-end: 23rem; } }
@media (max-width: 70rem) { :root { padding-block-end: 45dvh; } }
`

/** Style sheet of the panel. `!important` on the host overrides styles of the page. */
export const styles = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: auto 0 0 auto !important;
  display: flex !important;
  flex-direction: column !important;
  gap: 8px !important;
  align-items: stretch !important;
  box-sizing: border-box !important;
  inline-size: min(23rem, 100vw) !important;
  max-block-size: 100dvh !important;
  padding: 12px !important;
  overflow: visible !important;
  pointer-events: none !important;
  color-scheme: dark !important;
  font: 14px/1.45 system-ui, sans-serif !important;
  color: #eceef2 !important;
}
*, ::before { box-sizing: border-box; }
section, .bar { pointer-events: auto; background: #171a21; border: 1px solid #3a4150; border-radius: 10px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 0.35); }
h2, h3, p, ul, ol { margin: 0; padding: 0; font: inherit; list-style: none; }
h2, h3 { font-weight: 600; }
button, select, input { font: inherit; color: inherit; }
button, select { min-block-size: 32px; padding: 3px 10px; border: 1px solid #4d5568; border-radius: 7px;
  background: #262b36; cursor: pointer; }
button:hover { background: #323948; }
button.primary { background: #f0b90b; border-color: #f0b90b; color: #171a21; font-weight: 600; }
button.primary:hover { background: #ffd34d; }
button[aria-disabled='true'] { opacity: 0.55; cursor: not-allowed; }
:focus-visible { outline: 2px solid #7cb7ff; outline-offset: 2px; }
select { max-inline-size: 100%; }
.bar { display: flex; align-items: center; gap: 8px; inline-size: fit-content; align-self: flex-end;
  padding: 4px 10px 4px 12px; min-block-size: 40px; background: #171a21; }
.bar .count { min-inline-size: 1.5em; padding: 0 6px; border-radius: 99px; text-align: center;
  background: #f0b90b; color: #171a21; font-weight: 600; }
.prompts { display: flex; flex-direction: column; gap: 8px; min-block-size: 0; overflow: auto; flex: 0 1 auto; }
.prompts:empty { display: none; }
section.prompt { padding: 12px; border-color: #f0b90b; }
section.prompt h3 { display: flex; gap: 8px; align-items: center; }
section.prompt p { overflow-wrap: anywhere; white-space: pre-wrap; max-block-size: 9em; overflow: auto; }
section.prompt .origin { color: #aab2c3; }
.body { display: flex; flex-direction: column; min-block-size: 0; max-block-size: min(70dvh, 40rem);
  overflow: auto; }
.body[hidden] { display: none; }
.scroll { overflow: auto; padding: 4px 12px; min-block-size: min(8rem, 15dvh); }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-block: 8px 0; }
.head { padding: 10px 12px; display: flex; justify-content: space-between; align-items: center; gap: 8px;
  border-block-end: 1px solid #2b303b; }
details { border-block-end: 1px solid #2b303b; }
summary { display: flex; align-items: center; gap: 8px; min-block-size: 40px; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary .name { font-weight: 600; white-space: nowrap; }
summary .state { margin-inline-start: auto; color: #aab2c3; font-size: 12px; text-align: end; }
summary .state.on { color: #6fdc9b; }
img { inline-size: 22px; block-size: 22px; border-radius: 6px; flex: none; }
fieldset { border: 0; margin: 8px 0 0; padding: 0; min-inline-size: 0; }
legend { color: #aab2c3; padding: 0; font-size: 12px; }
label { display: flex; gap: 8px; align-items: center; min-block-size: 28px; }
.account { display: flex; justify-content: space-between; min-block-size: 30px; }
.grow { flex: 1 1 9rem; min-inline-size: 0; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.inside { padding-block-end: 12px; }
.foot { flex: none; padding-inline: 12px; border-block-start: 1px solid #2b303b; border-block-end: 0; }
.foot .state { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
.foot[open] { padding-block-end: 12px; }
.foot[open] .state { display: none; }
.scroll details:last-child { border-block-end: 0; }
.transcript { max-block-size: 12em; overflow: auto; background: #0f1116; border-radius: 7px; padding: 8px;
  }
.transcript li { font: 12px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; padding-block: 1px;
  color: #c6ccd8; }
.transcript li.error { color: #ff9d93; }
.transcript li.event { color: #8fd0ff; }
.transcript li.prompt, .transcript li.answer, .transcript li.act { color: #f7d774; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
@media (max-width: 40rem) {
  :host { inline-size: 100vw !important; padding: 8px !important; }
  .body { max-block-size: 45dvh; }
}
`
