import { button, element } from './domElements.ts'
import { createPanelHost } from './createPanelHost.ts'
import type { PanelWallet } from './PanelWallet.ts'
import { oncePerTask } from '../page/oncePerTask.ts'
import { promptStack } from './components/promptStack.ts'
import { transcriptView } from './components/transcriptView.ts'
import { walletCard } from './components/walletCard.ts'
import type { RuleChange, WalletHistory } from './WalletHistory.ts'
import type { Entry, Rule } from '../wallet/types.ts'
import { generatePlaywrightTest } from './generatePlaywrightTest.ts'

/** Mounts the panel of the fake wallets of this page. */
export function mountPanel(wallets: readonly PanelWallet[]): void {
  const host = createPanelHost()
  const cards = wallets.map(trackedCard)
  const transcript = transcriptView()
  const prompts = promptStack(wallets)
  const count = element('span', { className: 'count' })
  const history = () => cards.map((card) => card.history())
  const body = element(
    'section',
    { className: 'body', ariaLabel: 'Fake wallets', id: 'body' },
    element('div', { className: 'head' }, element('h2', {}, 'Fake wallets'), copyButton(history)),
    element('div', { className: 'scroll' }, ...cards.map(({ view }) => view.root)),
    transcript.root,
  )
  const toggle = button('Wallets', () => show(Boolean(body.hidden)), { className: 'bar' })
  toggle.append(count)
  toggle.setAttribute('aria-controls', 'body')
  host.root.append(prompts.root, body, toggle, prompts.spoken)

  const show = (now: boolean) => {
    body.hidden = !now
    host.reserveSpace(now)
    toggle.ariaExpanded = String(now)
    sessionStorage.setItem(remembered, String(now))
  }
  const updatePrompts = () => {
    const number = prompts.update()
    count.hidden = number === 0
    count.textContent = String(number)
    count.ariaLabel = `${number} open prompts`
  }
  const changed = new Set<(typeof cards)[number]>()
  // The engine records an act before it performs it, so the views are updated in the next task.
  const refresh = oncePerTask(() => {
    transcript.update()
    for (const { view } of changed) view.update()
    changed.clear()
    updatePrompts()
  })
  for (const card of cards)
    card.wallet.subscribe((entry) => {
      card.entries.add(entry)
      transcript.add(card.wallet.info.name, entry)
      changed.add(card)
      refresh()
    })
  show(startsOpen())
  updatePrompts()
}

function trackedCard(wallet: PanelWallet) {
  const { id, info, persona } = wallet
  // No later entry announces the prompts that were open before, such as before a reload.
  const open = wallet.prompts().map((prompt): Entry | RuleChange => ({
    seq: 0,
    at: prompt.openedAt,
    wallet: id,
    kind: 'prompt',
    prompt,
  }))
  const entries = createEntryLog(open)
  const recorder = createRuleRecorder(wallet, entries)
  const view = walletCard(wallet, { origin: location.origin, ...recorder })
  view.update()
  const history = (): WalletHistory => ({
    id,
    persona: persona.id,
    rdns: info.rdns,
    entries: entries.list,
    dropped: entries.dropped(),
  })
  return { wallet, view, entries, history }
}

export const maxEntries = 10_000

/** Creates the list of the newest entries of one wallet, and counts the older ones that it drops. */
export function createEntryLog(list: (Entry | RuleChange)[]) {
  let dropped = 0
  return {
    list,
    dropped: (): number => dropped,
    add(entry: Entry | RuleChange): void {
      list.push(entry)
      if (list.length <= maxEntries) return
      // Drops a tenth of the entries at once, because each `splice` moves all entries that remain.
      dropped += list.splice(0, maxEntries / 10).length
    },
  }
}

const remembered = 'touchstone.panel.open'

/** Whether the panel starts open: as the user left it in this tab, else on wide screens. */
function startsOpen(): boolean {
  const left = sessionStorage.getItem(remembered)
  return left === null ? matchMedia('(min-width: 70rem)').matches : left === 'true'
}

export function createRuleRecorder(
  wallet: Pick<PanelWallet, 'use' | 'reset'>,
  entries: Pick<ReturnType<typeof createEntryLog>, 'add'>,
): { arm(rule: Rule): void; clear(): void } {
  return {
    arm(rule) {
      entries.add({ kind: 'arm', at: performance.now(), rule })
      wallet.use(rule)
    },
    clear() {
      entries.add({ kind: 'clear', at: performance.now() })
      wallet.reset()
    },
  }
}

const label = 'Copy as test'

function copyButton(history: () => readonly WalletHistory[]): HTMLButtonElement {
  const copy = button(label, () => {
    write(generatePlaywrightTest(history())).then(
      () => say('Copied'),
      () => say('The browser did not let it'),
    )
  })
  const say = (text: string) => {
    copy.textContent = text
    setTimeout(() => (copy.textContent = label), 2_000)
  }
  copy.ariaLive = 'polite'
  return copy
}

// The function is async, so that a missing clipboard (in an insecure page) becomes a rejection too.
const write = async (text: string) => navigator.clipboard.writeText(text)
