import type { BrowserContext, Page } from '@playwright/test'
import { waitUntil } from '../../../core/waitUntil.ts'
import { createElementFinder, type ElementTarget, type ElementFinder } from '../elementFinder.ts'
import { takeScreenshot } from '../screenshots.ts'
import { password } from '../testCredentials.ts'
import { accountName } from './onboard.ts'
import type { RabbyPort } from './openBackgroundPort.ts'

/** The account, by index, and the chain, by name, for a connect prompt. */
type Choice = { account?: number | undefined; chain: string }

export type RabbyPrompts = ReturnType<typeof createPrompts>

/**
 * The request that Rabby is handling, from its first prompt to the end of its execution. With `lock`, Rabby waits for the
 * password.
 */
type Approval = { id: string; data: { approvalComponent?: string; lock?: true } }

/** Time in ms that `countPrompts` waits for a prompt. */
const pollTime = 100
/** Time in ms to wait for a prompt that the user is about to answer. */
export const promptTime = 3000
/** Time in ms that Rabby has to open its window, before the driver opens it. */
const windowTime = 3000
/** Time limit in ms for a window to open, for its first content, and for an unlock. */
const answerTime = 30_000
/** Number of presses after which a prompt counts as stuck. */
const maxPresses = 8

const button = (text: string): ElementTarget => ({ selector: 'button', text })
const chainMenu: ElementTarget = { selector: '.chain-selector' }
/** Rabby's entry in its list of wallets, for a site that uses `window.ethereum` beside other wallets. */
const ownEntry: ElementTarget = { selector: '.truncate', text: 'Rabby Wallet' }
const lockScreen = 'input[type=password]'

/** Elements that approve a prompt, in order of precedence. "Ignore all" enables the button beside warnings. */
const approving: readonly ElementTarget[] = [
  { selector: '.security-tip span, .security-level-tip span, span', text: 'Ignore all' },
  ...['Confirm', 'Sign', 'Connect', 'Add'].map(button),
]
/** Elements that reject a prompt. After two rejections, "Cancel" opens a menu. A prompt for `eth_sign` has "OK". */
const rejecting: readonly ElementTarget[] = [
  ...['Cancel current connection', 'Cancel current transaction'].map((text) => ({
    selector: 'div',
    text,
    which: 'last' as const,
  })),
  ...['Cancel', 'Close', 'OK'].map(button),
]
/** Elements that show that Rabby cannot do what the request wants. "OK" is the only button of such a prompt. */
const refusals: readonly ElementTarget[] = [
  { selector: '.ant-form-item-explain-error' },
  button('Retry'),
  button('OK'),
]

/** Returns whether Rabby is executing the request after an approval. */
const isProgress = ({ data }: Approval) => Boolean(data.approvalComponent?.endsWith('Waiting'))

/** Returns whether the user has to approve or reject the request. */
const isQuestion = (approval: Approval) => !approval.data.lock && !isProgress(approval)

/** Returns whether the prompt is a form, whose input Rabby may refuse. */
const isForm = ({ data }: Approval) => /^(Add|Switch)Chain$/.test(data.approvalComponent ?? '')

/** Answers the prompts of Rabby, in its windows. A press takes effect within `pressTime` ms. */
export function createPrompts(
  context: BrowserContext,
  extensionId: string,
  port: RabbyPort,
  pressTime = 2500,
) {
  const address = `chrome-extension://${extensionId}/notification.html`
  const finders = new WeakMap<Page, Promise<ElementFinder>>()
  const windows = () => context.pages().filter((page) => page.url().startsWith(address))

  const currentApproval = () => port<Approval | undefined>('getApproval')

  async function findPrompt(ms: number, isWanted = isQuestion): Promise<Approval | undefined> {
    for (const end = Date.now() + ms; ;) {
      const approval = await currentApproval()
      if (approval && isWanted(approval)) return approval
      if (Date.now() >= end) return undefined
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Returns the window of a prompt, which Rabby may open only when its icon is pressed. Undefined once answered. */
  async function openWindow({ id }: Approval): Promise<Page | undefined> {
    for (const start = Date.now(); Date.now() - start < answerTime;) {
      const page = windows().at(-1)
      if (page) return page
      if ((await currentApproval())?.id !== id) return undefined
      if (Date.now() - start > windowTime) await port('activeFirstApproval')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('Rabby opened no window for its prompt.')
  }

  /** Acts in the window of a prompt. Returns undefined if the window closes first. */
  async function inWindow<T>(
    approval: Approval,
    act: (finder: ElementFinder) => Promise<T>,
  ): Promise<T | undefined> {
    const page = await openWindow(approval)
    if (!page) return undefined
    const finder = finders.get(page) ?? createElementFinder(page)
    finders.set(page, finder)
    try {
      return await act(await finder)
    } catch (cause) {
      if (page.isClosed()) return undefined
      throw cause
    }
  }

  const isAnswered = async ({ id }: Approval) => {
    const now = await currentApproval()
    return now?.id !== id && !(now && isProgress(now))
  }

  /** Presses buttons until the request ends. Returns 'refused' if Rabby shows an error, or keeps a form open. */
  async function press(
    targets: readonly ElementTarget[],
    approval: Approval,
  ): Promise<true | 'refused'> {
    const inPrompt = <T>(act: (finder: ElementFinder) => Promise<T>) => inWindow(approval, act)
    for (let tries = 0; tries < maxPresses; tries++) {
      if (await isAnswered(approval)) return true
      const found = await inPrompt((one) => one.find(targets, { press: true, ms: 5000 }))
      for (const end = Date.now() + pressTime; Date.now() < end;) {
        if (await isAnswered(approval)) return true
        if (targets === approving && (await inPrompt((one) => one.find(refusals, { ms: 0 }))))
          return 'refused'
        // Another button follows: go on at once.
        const next = await inPrompt((one) => one.find(targets, { ms: 0 }))
        if (next?.index !== found?.index) break
      }
    }
    if (targets === approving && isForm(approval)) return 'refused'
    throw new Error(`A prompt of Rabby stays after its answer${await pictureOfPrompt()}.`)
  }

  const pictureOfPrompt = async () => {
    const page = windows().at(-1)
    return page ? takeScreenshot(page) : ''
  }

  async function choose(
    { account, chain }: Choice,
    { find, press, waitFor }: ElementFinder,
  ): Promise<void> {
    if ((await find([chainMenu, ownEntry], { ms: answerTime }))?.index === 1) await press(ownEntry)
    await waitFor(chainMenu)
    const chosen = { selector: '.chain-selector', text: chain }
    // The prompt sets its own chain once when it has loaded: choose again if that was later.
    for (let tries = 0; tries < 5 && !(await find(chosen, { ms: 0 })); tries++) {
      await press(chainMenu)
      await press({ selector: '.select-chain-item-name', text: chain })
      await find(chosen, { ms: 2000 })
    }
    if (account === undefined) return
    const name = accountName(account)
    const selector = '.global-account-selector'
    if (await find({ selector, text: name }, { ms: 0 })) return
    await press(selector)
    await press(`.ant-drawer-open [title="${name}"]`)
    await waitFor({ selector, text: name })
  }

  return {
    /** Returns 0 or 1: Rabby shows one prompt at a time. */
    countPrompts: async (ms = pollTime): Promise<number> => ((await findPrompt(ms)) ? 1 : 0),
    /** Approves the prompt. Returns false without a prompt, and 'refused' if Rabby refuses the request. */
    async approve(choice: Choice): Promise<boolean | 'refused'> {
      const approval = await findPrompt(promptTime)
      if (!approval) return false
      if (approval.data.approvalComponent === 'Connect')
        await inWindow(approval, (window) => choose(choice, window))
      return press(approving, approval)
    },
    async reject(): Promise<boolean> {
      // A signature that failed stays open until the user cancels it.
      const approval = await findPrompt(promptTime, ({ data }) => !data.lock)
      if (!approval) return false
      await press(rejecting, approval)
      return true
    },
    /** Closes Rabby's window, which rejects all open requests. */
    async dismiss(): Promise<boolean> {
      const approval = await findPrompt(promptTime)
      if (approval) await (await openWindow(approval))?.close()
      return Boolean(approval)
    },
    /** Rejects all open requests and closes Rabby's windows. */
    async clear(): Promise<void> {
      if (await currentApproval()) await port('rejectAllApprovals')
      await Promise.all(windows().map((page) => page.close()))
    },
    /** Unlocks the wallet in the window of a request, or returns false if none waits for the password within `ms`. */
    async unlock(ms = 0): Promise<boolean> {
      const approval = await findPrompt(ms, ({ data }) => Boolean(data.lock))
      if (!approval) return false
      // A page that renders again loses the typed text: type it again.
      await waitUntil(
        async () => {
          await inWindow(approval, async ({ page, find }) => {
            await page.locator(lockScreen).fill(password)
            await find(button('Unlock'), { press: true, ms: 1000 })
            await find({ selector: lockScreen }, { gone: true, ms: 3000 })
          })
          return isAnswered(approval)
        },
        { timeoutMessage: 'Rabby did not take the password', timeout: answerTime },
      )
      return true
    },
    readWarning: async (): Promise<string> => {
      const approval = await findPrompt(0)
      const read =
        approval &&
        (await inWindow(approval, (one) => one.read('.security-tip, .security-level-tip')))
      return (read ?? []).map(({ text }) => text).join(' ')
    },
  }
}
