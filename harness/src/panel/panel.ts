import { copyAsTest } from './copyAsTest.ts'
import { button, element } from './element.ts'
import { createHost } from './host.ts'
import type { PanelWallet } from './PanelWallet.ts'
import { promptCard } from './parts/promptCard.ts'
import { transcriptView } from './parts/transcriptView.ts'
import { walletCard } from './parts/walletCard.ts'
import type { Entry, Rule } from '../wallet/types.ts'

export declare namespace mountPanel {
  type Options = {
    wallets: readonly (PanelWallet & { persona: { id: string } })[]
    /** The site whose accounts are shown. Default: this page's origin. */
    origin?: string
    /** Whether it starts open. Default: as it was left in this tab, else open on wide screens. */
    open?: boolean
  }
}

/**
 * The control panel: a person's hand on the simulated wallets of this page.
 *
 * @returns The function that takes it away.
 */
export function mountPanel({ wallets, origin = location.origin, open }: mountPanel.Options) {
  const host = createHost()
  const cards = new Map(wallets.map((wallet) => [wallet.id, card(wallet)] as const))
  const transcript = transcriptView()
  const prompts = element('div', { className: 'prompts' })
  const spoken = element('div', { className: 'hidden', ariaLive: 'polite' })
  const count = element('span', { className: 'count', hidden: true })
  const body = element(
    'section',
    { className: 'body', ariaLabel: 'Simulated wallets', id: 'body' },
    element('div', { className: 'head' }, element('h2', {}, 'Simulated wallets'), copyButton()),
    element(
      'div',
      { className: 'scroll' },
      ...[...cards.values()].map(({ view }) => view.root),
      transcript.root,
    ),
  )
  const toggle = button('Wallets', () => show(Boolean(body.hidden)), { className: 'bar' })
  toggle.append(count)
  toggle.setAttribute('aria-controls', 'body')
  host.root.append(prompts, body, toggle, spoken)

  const show = (now: boolean) => {
    body.hidden = !now
    host.makeRoom(now)
    toggle.ariaExpanded = String(now)
    sessionStorage.setItem(remembered, String(now))
  }
  show(open ?? startsOpen())

  function card(wallet: (typeof wallets)[number]) {
    const entries: Entry[] = []
    const rules: Rule[] = []
    const view = walletCard(wallet, {
      origin,
      onArm: (rule) => {
        rules.push(rule)
        wallet.use(rule)
      },
      onDisarm: () => {
        rules.length = 0
        wallet.reset()
      },
    })
    return { wallet, view, entries, rules }
  }

  function copyButton() {
    const copy = button('Copy as test', async () => {
      const seen = [...cards.values()].map(({ wallet, rules, entries }) => ({
        id: wallet.id,
        persona: wallet.persona.id,
        rules,
        entries,
      }))
      await navigator.clipboard.writeText(copyAsTest(seen))
      spoken.textContent = copy.textContent = 'Copied'
      setTimeout(() => (copy.textContent = 'Copy as test'), 2_000)
    })
    return copy
  }

  const shown = new Map<string, HTMLElement>()
  /** Adds the prompts that came and takes away those that went: the others keep focus and choices. */
  const updatePrompts = () => {
    const now = wallets.flatMap((wallet) =>
      wallet.prompts().map((prompt) => ({ key: `${wallet.id} ${prompt.id}`, wallet, prompt })),
    )
    for (const [key, node] of shown) {
      if (now.some((one) => one.key === key)) continue
      node.remove()
      shown.delete(key)
    }
    for (const { key, wallet, prompt } of now) {
      if (shown.has(key)) continue
      const node = promptCard(wallet, prompt)
      shown.set(key, node)
      prompts.append(node)
      spoken.textContent = node.ariaLabel
    }
    count.hidden = now.length === 0
    count.textContent = String(now.length)
    count.ariaLabel = `${now.length} open prompts`
  }

  const ends = [...cards.values()].map(({ wallet, view, entries }) => {
    view.update()
    return wallet.subscribe((entry) => {
      entries.push(entry)
      transcript.add(wallet.info.name, entry)
      // The engine writes down what it is about to do: look when it has done it.
      queueMicrotask(() => {
        view.update()
        updatePrompts()
      })
    })
  })
  updatePrompts()

  return () => {
    for (const end of ends) end()
    host.remove()
  }
}

const remembered = 'touchstone.panel.open'

function startsOpen(): boolean {
  const left = sessionStorage.getItem(remembered)
  return left === null ? matchMedia('(min-width: 70rem)').matches : left === 'true'
}
