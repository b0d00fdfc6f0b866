import type { BrowserContext } from '@playwright/test'
import { waitUntil } from '../../../core/waitUntil.ts'
import { createElementFinder } from '../elementFinder.ts'
import { takeScreenshot } from '../screenshots.ts'
import { password } from '../testCredentials.ts'
import { unknownScreenError } from './unknownScreenError.ts'
import type { Background, Choice } from './background.ts'
import { createPromptWindow } from './promptWindow.ts'
import { lockScreen, promptButtons as buttons, warnings } from './selectors.ts'

/** MetaMask's prompt page in a tab that stays open. The page shows each new request without a reload. */
export type PromptPage = Awaited<ReturnType<typeof openPromptPage>>

/** Time in ms that `countPrompts` waits for a prompt. It limits the CPU use of a caller that polls. */
const pollTime = 100
/** Time in ms to wait for a prompt that the user is about to answer. The prompt may be re-rendering. */
const promptTime = 3000
/** Time in ms after which a prompt without known buttons counts as an unknown screen. */
const unknownAfter = 10_000
/** Time limit in ms for rejecting all open requests. */
const clearTime = 30_000

/**
 * Pattern of the address of a prompt, which contains the id of its request. The prompt for a suggested token
 * has no id.
 */
const promptAddress = '#/?([a-z-]+/[^/?]+|confirm-add-suggested)'

/** Pattern of the address of a connect prompt's first screen, where the user chooses accounts and chains. */
const connectionAddress = '#/?connect/[^/]+$'

const anyPrompt = { selector: buttons.reject, address: promptAddress }

export async function openPromptPage(
  context: BrowserContext,
  extensionId: string,
  background: Pick<Background, 'approveConnection' | 'rejectRequests'>,
) {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const finder = await createElementFinder(page)
  const ownWindow = await createPromptWindow(context, page, buttons.reject)
  /**
   * The request that was answered last. Its prompt is ignored until the time `until`. If the prompt is still shown
   * then, the answer had no effect, and the request counts as open again.
   */
  let answered = { request: '', until: Infinity }
  /** The open request whose prompt has no known buttons, and the time when that was first seen. */
  let unrecognized: { request: string; since: number } | undefined

  const answeredNow = () => (Date.now() < answered.until ? answered.request : '')

  /** Waits up to `ms` for a prompt and returns the hash of its address. Throws if its buttons stay unknown. */
  async function findPrompt(ms: number): Promise<string | undefined> {
    const found = await finder.find(anyPrompt, { ms, leave: answeredNow() })
    const request = requestOf(new URL(page.url()).hash)
    if (found || request === '' || request === answeredNow()) unrecognized = undefined
    else if (unrecognized?.request !== request) unrecognized = { request, since: Date.now() }
    else if (Date.now() - unrecognized.since > unknownAfter) throw await unknownScreenError(finder)
    return found?.hash
  }

  async function answer(selector: string): Promise<boolean> {
    // A prompt renders its buttons together, and each prompt has a reject button. So wait for that button.
    if ((await findPrompt(promptTime)) === undefined) return false
    const request = await press(selector)
    if (request === undefined) return false
    await waitUntilLeft(selector, request)
    markAnswered(request)
    // After a connection, the page shows for 1.2 s that the site is connected, and no other prompt. MetaMask's
    // own popup would close then, but this tab must navigate away.
    if (request !== '') await finder.find({ selector: 'body' }, { ms: 0, leave: request })
    if (request.startsWith('confirm-add-suggested')) {
      // The next prompt for a token would have the same address, so wait until this one is gone.
      if (!(await finder.find({ selector: buttons.reject }, { gone: true, ms: 30_000 })))
        throw new Error("MetaMask's prompt for a token stays after its answer.")
      markAnswered('')
    }
    return true
  }

  const markAnswered = (request: string, until = Date.now() + 6000): void => {
    answered = { request, until }
  }

  /** Ignores the prompt of a request that was approved in the background. */
  const ignore = (request: string): void => markAnswered(request, Infinity)

  /**
   * Presses a button of the prompt and returns the request of that prompt. Returns undefined if the prompt
   * closed by itself, for example because the site's page is gone.
   */
  async function press(selector: string): Promise<string | undefined> {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const pressed = await finder.find(
        { ...anyPrompt, selector },
        { press: true, ms: 1000, leave: answeredNow() },
      )
      if (pressed) return requestOf(pressed.hash)
      if ((await findPrompt(pollTime)) === undefined) return undefined
    }
    throw await unknownScreenError(finder)
  }

  /**
   * Waits until the prompt of a request is gone. If it stays, answers the dialog about several requests, or reloads the
   * page and presses again, because a prompt ignores a press while it renders.
   */
  async function waitUntilLeft(selector: string, request: string): Promise<void> {
    const target = { selector, address: request }
    for (let tries = 0; tries < 4; tries++) {
      if (await finder.find(target, { gone: true, ms: 4000 })) return
      const modal = { selector: buttons.rejectThisOne, which: 'last' as const }
      if (selector === buttons.reject && (await finder.find(modal, { press: true, ms: 0 })))
        continue
      await page.reload()
      await finder.find(target, { press: true, ms: 10_000 })
    }
    throw new Error(`A prompt of MetaMask stays after its answer${await takeScreenshot(page)}.`)
  }

  return {
    /** Returns 0 or 1, because the wallet shows one prompt at a time. Waits up to `ms` for a prompt. */
    countPrompts: async (ms = pollTime) => ((await findPrompt(ms)) === undefined ? 0 : 1),
    /** Approves the prompt with the given choice. Returns false if there is no prompt. */
    async approve(choice: Choice = {}): Promise<boolean> {
      const hash = await findPrompt(promptTime)
      if (hash === undefined) return false
      // Only a connect prompt has choices. A prompt that adds a chain (`…/confirm-permissions`) has none.
      const isConnection = new RegExp(connectionAddress).test(hash)
      if (!isConnection || !(choice.accounts ?? choice.chains)) return answer(buttons.approve)
      // The prompt closes its lists when it renders again. So pass the choice to the background.
      const request = requestOf(hash)
      await background.approveConnection(request, choice)
      ignore(request)
      return true
    },
    ignore,
    reject: (): Promise<boolean> => answer(buttons.reject),
    /** Makes MetaMask open its own prompt window for requests of this site. */
    allowWindow: ownWindow.allow,
    forbidWindow: ownWindow.forbid,
    /**
     * Closes MetaMask's own prompt window when it shows the prompt. MetaMask treats this as the rejection of
     * all open requests.
     */
    async dismiss(): Promise<boolean> {
      const hash = await findPrompt(promptTime)
      if (hash === undefined) return false
      const request = requestOf(hash)
      await ownWindow.close()
      // If this page still shows the prompt, its request counts as open.
      const target = { selector: buttons.reject, address: request }
      if (await finder.find(target, { gone: true, ms: 4000 })) markAnswered(request)
      return true
    },
    /** Rejects all open requests, and closes windows that MetaMask left open. Waits up to `ms` for a late prompt. */
    async clear(ms = pollTime): Promise<void> {
      const isOpen = { selector: 'body', address: promptAddress }
      // Repeat the rejection, because a page may send a new request after each one. Leave the address of the prompt,
      // because the prompt for a token stays there.
      const isClear = async () => {
        await background.rejectRequests()
        const isPrompted = (await findPrompt(ms)) !== undefined
        const leave = requestOf(new URL(page.url()).hash)
        return (await finder.find(isOpen, { gone: true, ms: 1000, leave })) && !isPrompted
      }
      const timeoutMessage = 'A prompt of MetaMask stays after the rejection of all requests'
      await waitUntil(isClear, { timeoutMessage, timeout: clearTime })
      await ownWindow.closeLeftOver()
    },
    /**
     * Types the password until the lock screen is gone. If the page re-renders, the typed text is lost.
     *
     * @throws UsageError if the page shows no known lock screen.
     */
    async unlock(): Promise<void> {
      const isUnlocked = async () => {
        await page.locator(lockScreen.password).fill(password, { timeout: 10_000 })
        const submit = { selector: lockScreen.submit }
        if (!(await finder.find(submit, { press: true, ms: 2000 }))) return false
        return finder.find({ selector: lockScreen.password }, { gone: true, ms: 10_000 })
      }
      const timeoutMessage = 'MetaMask did not take the password'
      await waitUntil(isUnlocked, { timeoutMessage, timeout: 30_000 }).catch(
        async (cause: unknown) => {
          const shows = (selector: string) => finder.find({ selector }, { ms: 0 })
          if (
            page.isClosed() ||
            ((await shows(lockScreen.password)) && (await shows(lockScreen.submit)))
          )
            throw cause
          throw await unknownScreenError(finder)
        },
      )
    },
    /**
     * Returns the text of the warning in the open prompt, or an empty text. For a danger, MetaMask shows the text in a
     * dialog that the confirm button opens. Waits up to `ms`, because a prompt renders a warning after its buttons.
     */
    async readWarning(ms = 3000): Promise<string> {
      const { banner, review, dialog } = warnings
      const found = await finder.find([{ selector: banner }, ...review], { ms })
      if (!found) return ''
      const isDanger = found.index > 0
      const open = async () => {
        await finder.find(review, { press: true, ms: 0 })
        return finder.find({ selector: dialog }, { ms: 3000 })
      }
      // A press has no effect while the prompt re-renders, so repeat it until the dialog is open.
      if (isDanger)
        await waitUntil(open, {
          timeoutMessage: 'MetaMask did not show its alert',
          timeout: 30_000,
        })
      const texts = await finder.read(isDanger ? dialog : banner)
      return texts
        .map(({ text }) => text)
        .join(' ')
        .trim()
    },
  }
}

/**
 * Returns the id of the request in the address of a prompt. For a suggested token, returns the name of the
 * prompt.
 */
function requestOf(hash: string): string {
  const [, place = '', name = ''] = /#\/?([a-z-]+)(?:\/([^/?]+))?/.exec(hash) ?? []
  return place.startsWith('confirm-add-suggested') ? place : name
}
