import type { BrowserContext } from '@playwright/test'
import { isUsageError } from '../../../core/UsageError.ts'
import { createPageObserver } from '../pageObserver.ts'
import { locateError, takePicture } from '../pictures.ts'
import { unknownScreen } from '../reachScreen.ts'
import { chooseAccounts, chooseNetworks, onlyChains } from './editList.ts'
import { createPromptWindow } from './promptWindow.ts'
import { readWarning } from './readWarning.ts'
import {
  connectionAddress,
  promptAddress,
  promptButtons as buttons,
  requestOf,
  selectors,
  typePassword,
} from './screens.ts'

/** Choices of the user in a connection prompt. */
export type Choice = {
  /** Indexes in the mnemonic. */
  accounts?: readonly number[]
  chains?: readonly number[]
  /** Index of the account that was selected in the wallet while the prompt was open. */
  selected?: number
}

/** The wallet's prompt page in a tab that stays open. It shows every request by itself. */
export type PromptPage = Awaited<ReturnType<typeof openPromptPage>>

/** Time that `countPrompts` waits, in ms. It limits the CPU use of a caller that polls. */
const pollTime = 100
/** Time to wait for a prompt before its answer, in ms. The prompt may be re-rendering. */
const promptTime = 3000
/** Time in ms after which a prompt without known buttons is an unknown screen. */
const unknownAfter = 10_000
/** Time limit in ms to reject all open requests. Each takes about a second. */
const clearTime = 90_000

const anyPrompt = { selector: buttons.reject, address: promptAddress }

export async function openPromptPage(context: BrowserContext, extensionId: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const observer = await createPageObserver(page)
  const ownWindow = createPromptWindow(context, page, buttons.reject)
  /** The last answered request. Its buttons are ignored until its prompt is gone. */
  let answered = ''
  let answeredAt = 0
  /** The open request without known buttons, and the time when it was first seen. */
  let unrecognized: { request: string; since: number } | undefined

  // After 6 s, a prompt that is still shown has ignored the press: treat it as not answered.
  const answeredNow = () => (Date.now() - answeredAt < 6000 ? answered : '')

  /** Waits up to `ms` for a prompt and returns its request. */
  async function findPrompt(ms: number): Promise<string | undefined> {
    const found = await observer.find(anyPrompt, { ms, leave: answeredNow() })
    const request = requestOf(new URL(page.url()).hash)
    if (found || request === '' || request === answeredNow()) unrecognized = undefined
    else if (unrecognized?.request !== request) unrecognized = { request, since: Date.now() }
    else if (Date.now() - unrecognized.since > unknownAfter)
      throw await unknownScreen(observer, 'MetaMask')
    return found && requestOf(found.hash)
  }

  async function answer(selector: string, ms: number): Promise<boolean> {
    // Both buttons are rendered together, and every prompt has the reject button.
    if ((await findPrompt(ms)) === undefined) return false
    const request = await press(selector)
    if (request === undefined) return false
    await waitUntilLeft(selector, request)
    markAnswered(request)
    // For 1.2 s the page says that the site is connected, and shows no other prompt. A popup would close; the
    // tab has to leave.
    if (request !== '') await observer.find({ selector: 'body' }, { ms: 0, leave: request })
    if (answered.startsWith('confirm-add-suggested')) {
      // The next prompt would have the same name.
      await observer.waitUntilGone(buttons.reject)
      answered = ''
    }
    return true
  }

  function markAnswered(request: string): void {
    answered = request
    answeredAt = Date.now()
  }

  /**
   * Presses the button. Returns undefined if the prompt closed by itself, for example because the page of the
   * request is gone.
   */
  async function press(selector: string): Promise<string | undefined> {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const pressed = await observer.find(
        { ...anyPrompt, selector },
        { press: true, ms: 1000, leave: answeredNow() },
      )
      if (pressed) return requestOf(pressed.hash)
      if ((await findPrompt(pollTime)) === undefined) return undefined
    }
    throw new Error(`A prompt of MetaMask cannot be answered${await takePicture(page)}.`)
  }

  /**
   * Waits until the prompt is gone. A prompt that was rendered too early ignores the press: reload it and
   * press again.
   */
  async function waitUntilLeft(selector: string, request: string): Promise<void> {
    const target = { selector, address: request }
    for (let tries = 0; tries < 4; tries++) {
      if (await observer.find(target, { gone: true, ms: 4000 })) return
      const modal = { selector: buttons.rejectThisOne, which: 'last' as const }
      if (selector === buttons.reject && (await observer.find(modal, { press: true, ms: 0 })))
        continue
      await page.reload()
      await observer.find(target, { press: true, ms: 10_000 })
    }
    throw new Error(`A prompt of MetaMask stays after its answer${await takePicture(page)}.`)
  }

  const showsAccount = (index: number) =>
    observer.find({ selector: selectors.accounts.cell(index) }, { ms: 3000 })

  /** Ticks the accounts. Tries again if the prompt re-renders and restores its default selection. */
  async function pickAccounts(wanted: readonly number[]): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      await chooseAccounts(observer, wanted)
      const shown = await Promise.all(wanted.map(showsAccount))
      if (shown.every(Boolean)) return
    }
    throw new Error('its prompt does not show the accounts that were ticked')
  }

  async function choose({ accounts, chains, selected }: Choice): Promise<void> {
    try {
      // The selected account re-renders the prompt and resets its choices, so wait for it first.
      if (selected !== undefined) await showsAccount(selected)
      if (accounts) await pickAccounts(accounts)
      if (!chains) return
      await observer.press(selectors.networks.permissionsTab)
      await chooseNetworks(observer, onlyChains(chains))
    } catch (cause) {
      throw isUsageError(cause)
        ? cause
        : await locateError(cause, "MetaMask's prompt of a connection", page)
    }
  }

  return {
    /** Returns 0 or 1, because the wallet shows one prompt at a time. Waits up to `ms` for a prompt. */
    countPrompts: async (ms = pollTime) => ((await findPrompt(ms)) === undefined ? 0 : 1),
    /** Approves the prompt with the given choice. Returns false if there is no prompt. */
    async approve(choice: Choice = {}): Promise<boolean> {
      if ((await findPrompt(promptTime)) === undefined) return false
      // A prompt that adds a chain (`…/confirm-permissions`) has no choices.
      if (new RegExp(connectionAddress).test(new URL(page.url()).hash)) await choose(choice)
      return answer(buttons.approve, promptTime)
    },
    reject: (): Promise<boolean> => answer(buttons.reject, promptTime),
    /** Makes MetaMask open its own window for requests of this site. */
    allowWindow: ownWindow.allow,
    forbidWindow: ownWindow.forbid,
    /**
     * Closes that window once it shows the prompt. MetaMask treats this as the rejection of all open
     * requests.
     */
    async dismiss(): Promise<boolean> {
      const request = await findPrompt(promptTime)
      if (request === undefined) return false
      await ownWindow.close()
      // A prompt that is still shown counts as open, even though MetaMask should have rejected it.
      const target = { selector: buttons.reject, address: request }
      if (await observer.find(target, { gone: true, ms: 4000 })) markAnswered(request)
      return true
    },
    /** Rejects prompts until none is open. */
    async clear(ms = pollTime): Promise<void> {
      // Limit the time: a page may send a new request after each rejection, and a prompt may stay without
      // buttons.
      for (const end = Date.now() + clearTime; Date.now() < end;) {
        if (await answer(buttons.reject, ms)) continue
        const isOpen = { selector: 'body', address: promptAddress }
        if (!(await observer.find(isOpen, { ms: 0, leave: answeredNow() }))) return
        // The prompt has no buttons: it is not on its first screen, or not rendered yet.
        if ((await findPrompt(promptTime)) === undefined) await page.reload()
      }
      throw new Error(
        `A prompt of MetaMask is still open after ${clearTime / 1000} s of rejecting${await takePicture(page)}.`,
      )
    },
    unlock: () => typePassword(observer),
    /** Returns the warning in the prompt, or an empty text. */
    readWarning: () => readWarning(observer),
  }
}
