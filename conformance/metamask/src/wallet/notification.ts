import type { BrowserContext } from 'playwright-core'
import type { Selectors } from '../selectors/v13.ts'
import { setAccounts } from './accounts.ts'
import { explain } from './explain.ts'
import { createEye, id, type Seen } from './eye.ts'
import { unlock } from './home.ts'
import { only, setNetworks } from './networks.ts'
import { createOwnWindow } from './ownWindow.ts'

/** The wallet's prompt window, as one tab that is opened once and kept: it follows every request by itself. */
export type Notification = {
  /** 0 or 1: the wallet shows one prompt at a time. Waits so many ms for one before it says 0. */
  prompts: (ms?: number) => Promise<number>
  /** Answers the prompt: with these accounts of the mnemonic and these chains, if any are named. */
  approve: (choice?: Choice) => Promise<boolean>
  reject: () => Promise<boolean>
  /** From here on MetaMask opens a window of its own, too, for what this site asks. */
  allowWindow: (origin: string) => Promise<void>
  /** Closes that window, once it is there: MetaMask takes it for a "no" to all that is open. */
  dismiss: () => Promise<boolean>
  /** It opens none any more. */
  forbidWindow: () => Promise<void>
  /** Rejects until nothing is left: the next check begins with a wallet that asks nothing. */
  clear: (ms?: number) => Promise<void>
  unlock: () => Promise<void>
  /** What the prompt warns of; empty where it warns of nothing. */
  warning: () => Promise<string>
}

export type Choice = {
  accounts?: readonly number[]
  chains?: readonly number[]
  /** The account that was selected in the wallet while the prompt was open. */
  selected?: number
}

/** ms for which `prompts` waits: whoever asks in a loop shall not burn the processor. */
const moment = 100
/** ms for which an answer waits for its prompt: it may be drawn anew just then. */
const patience = 3000
/** ms in which all that is open is rejected, which takes a second each. */
const clearing = 90_000

export async function openNotification(
  context: BrowserContext,
  extensionId: string,
  selectors: Selectors,
): Promise<Notification> {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const eye = await createEye(page)
  /** The request that was answered last: until its prompt is gone, the buttons mean nothing. */
  let answered = ''
  let answeredAt = 0

  const any = (ids: readonly string[]) => ids.map(id).join(', ')
  const own = createOwnWindow(context, page, any(selectors.reject))
  // A prompt that is still there after some time was not answered: it took the press and did nothing.
  const stale = () => (Date.now() - answeredAt < 6000 ? answered : '')
  const shown = (ms: number) => eye.look({ selector: any(selectors.reject), after: stale(), ms })

  async function answer(ids: readonly string[], ms: number): Promise<boolean> {
    // Both buttons are drawn at a time; which requests can be rejected can be answered.
    if (!(await shown(ms))) return false
    const pressed = await press(ids)
    if (!pressed) return false
    await leaves(ids, pressed.request)
    note(pressed)
    // That a site is connected it says for 1.2 s, and shows no prompt meanwhile: its window closes, ours is kept.
    await eye.leave(pressed.request)
    if (answered.startsWith('confirm-add-suggested')) await leave()
    return true
  }

  function note({ request }: Seen): void {
    answered = request
    answeredAt = Date.now()
  }

  /** Undefined where the prompt closed by itself meanwhile, as it does when the page that asked is gone. */
  async function press(ids: readonly string[]): Promise<Seen | undefined> {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const pressed = await eye.look({ selector: any(ids), after: stale(), press: true, ms: 1000 })
      if (pressed || !(await shown(moment))) return pressed
    }
    throw await explain(page, `its prompt has none of ${ids.join(', ')}`)
  }

  /** A prompt that was drawn too early takes a press and does nothing with it: drawn anew, it does. */
  async function leaves(ids: readonly string[], only: string): Promise<void> {
    const selector = any(ids)
    for (let tries = 0; tries < 4; tries++) {
      if (await eye.look({ selector, only, gone: true, ms: 4000 })) return
      if (ids === selectors.reject && (await rejectAnother())) continue
      await page.reload()
      await eye.look({ selector, only, press: true, ms: 10_000 })
    }
    throw await explain(page, 'its prompt stays, however often it is answered')
  }

  /** The third rejection in a row: MetaMask offers to block the site, and the person rejects this one alone. */
  const rejectAnother = () =>
    eye.look({ selector: selectors.manyRequests, which: 'last', press: true, ms: 0 })

  /** The next one would have the same name. */
  async function leave(): Promise<void> {
    await eye.gone(any(selectors.reject))
    answered = ''
  }

  const shows = (index: number) => eye.look({ selector: selectors.accounts.cell(index), ms: 3000 })

  /** Drawn anew just after the list was taken over, the prompt has its own choice again. */
  async function chooseAccounts(wanted: readonly number[]): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      await setAccounts(eye, wanted, selectors)
      const shown = await Promise.all(wanted.map(shows))
      if (shown.every(Boolean)) return
    }
    throw new Error('its prompt does not show the accounts that were ticked')
  }

  async function choose({ accounts, chains, selected }: Choice): Promise<void> {
    try {
      // The prompt is drawn anew for it, and what was chosen before that is lost.
      if (selected !== undefined) await shows(selected)
      if (accounts) await chooseAccounts(accounts)
      if (!chains) return
      await eye.press(id(selectors.networks.tab))
      await setNetworks(eye, only(chains, selectors), selectors)
    } catch (cause) {
      throw await explain(page, cause)
    }
  }

  return {
    prompts: async (ms = moment) => ((await shown(ms)) ? 1 : 0),
    async approve(choice = {}) {
      if (!(await shown(patience))) return false
      // The question for one more chain (`…/confirm-permissions`) has nothing to choose.
      if (/#\/?connect\/[^/]+$/.test(page.url())) await choose(choice)
      return answer(selectors.approve, patience)
    },
    reject: () => answer(selectors.reject, patience),
    allowWindow: own.allow,
    async dismiss() {
      const seen = await shown(patience)
      if (!seen) return false
      await own.close()
      const selector = any(selectors.reject)
      // One that stays is a prompt still, whatever MetaMask should have done with it.
      if (await eye.look({ selector, only: seen.request, gone: true, ms: 4000 })) note(seen)
      return true
    },
    forbidWindow: own.forbid,
    async clear(ms = moment) {
      // A page may ask anew whenever it is rejected, and a prompt may stay without its buttons.
      const end = Date.now() + clearing
      while (Date.now() < end) {
        if (await answer(selectors.reject, ms)) continue
        if (!(await eye.look({ selector: 'body', after: stale(), ms: 0 }))) return
        // A prompt without its buttons: somewhere below its first screen, or about to be drawn.
        if (!(await shown(patience))) await page.reload()
      }
      throw await explain(page, `a prompt is still open after ${clearing / 1000} s of rejecting`)
    },
    unlock: () => unlock(page, eye, selectors),
    async warning() {
      const alerts = await page.locator(selectors.warning).all()
      return (await Promise.all(alerts.map((alert) => alert.innerText()))).join(' ').trim()
    },
  }
}
