import type { BrowserContext } from '@playwright/test'
import { UsageError } from '../../../engine/UsageError.ts'
import { createPageObserver } from '../pageObserver.ts'
import { takePicture, unknownScreen } from '../screens.ts'
import { chooseAccounts, chooseNetworks, onlyChains } from './lists.ts'
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

/** What a person chooses in the prompt of a connection. */
export type Choice = {
  /** Indexes in the mnemonic. */
  accounts?: readonly number[]
  chains?: readonly number[]
  /** The account that was selected in the wallet while the prompt was open. */
  selected?: number
}

/** The wallet's prompt window, as one tab that is opened once and kept: it follows every request by itself. */
export type PromptPage = Awaited<ReturnType<typeof openPromptPage>>

/** ms for which `countPrompts` waits: a caller that asks in a loop must not use up the processor. */
const moment = 100
/** ms for which an answer waits for its prompt, which may be redrawn just then. */
const patience = 3000
/** ms after which a prompt without known buttons is an unknown screen. */
const unknownAfter = 10_000
/** ms in which all open requests are rejected, a second each. */
const clearing = 90_000

const anyPrompt = { selector: buttons.reject, address: promptAddress }

export async function openPromptPage(context: BrowserContext, extensionId: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`chrome-extension://${extensionId}/notification.html`)
  const observer = await createPageObserver(page)
  const ownWindow = createPromptWindow(context, page, buttons.reject)
  /** The request that was answered last: until its prompt is gone, its buttons mean nothing. */
  let answered = ''
  let answeredAt = 0
  /** Since when a request is open without known buttons. */
  let strange: { request: string; since: number } | undefined

  // A prompt that is still there after some time took the press and did nothing with it: it is not answered.
  const answeredNow = () => (Date.now() - answeredAt < 6000 ? answered : '')

  /** Waits so many ms for a prompt and returns its request. */
  async function findPrompt(ms: number): Promise<string | undefined> {
    const found = await observer.find(anyPrompt, { ms, leave: answeredNow() })
    const request = requestOf(new URL(page.url()).hash)
    if (found || request === '' || request === answeredNow()) strange = undefined
    else if (strange?.request !== request) strange = { request, since: Date.now() }
    else if (Date.now() - strange.since > unknownAfter)
      throw await unknownScreen(observer, 'MetaMask')
    return found && requestOf(found.hash)
  }

  async function answer(selector: string, ms: number): Promise<boolean> {
    // Both buttons are drawn at a time; the one that rejects is there whatever is asked.
    if ((await findPrompt(ms)) === undefined) return false
    const request = await press(selector)
    if (request === undefined) return false
    await waitUntilLeft(selector, request)
    note(request)
    // For 1.2 s the prompt says that the site is connected, and shows no other prompt: a window closes, a tab stays.
    await observer.leaveRequest(request)
    if (answered.startsWith('confirm-add-suggested')) {
      // The next one would have the same name.
      await observer.waitUntilGone(buttons.reject)
      answered = ''
    }
    return true
  }

  function note(request: string): void {
    answered = request
    answeredAt = Date.now()
  }

  /** Undefined when the prompt closed by itself, as it does when the page that asked is gone. */
  async function press(selector: string): Promise<string | undefined> {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const pressed = await observer.find(
        { ...anyPrompt, selector },
        { press: true, ms: 1000, leave: answeredNow() },
      )
      if (pressed) return requestOf(pressed.hash)
      if ((await findPrompt(moment)) === undefined) return undefined
    }
    throw new Error(`A prompt of MetaMask cannot be answered${await takePicture(observer)}.`)
  }

  /** A prompt that was drawn too early takes a press and does nothing with it; reloaded, it does. */
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
    throw new Error(`A prompt of MetaMask stays after its answer${await takePicture(observer)}.`)
  }

  const showsAccount = (index: number) =>
    observer.find({ selector: selectors.accounts.cell(index) }, { ms: 3000 })

  /** A prompt that is redrawn after the list was taken over has its own choice again. */
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
      // The prompt is redrawn for it, and loses what was chosen before.
      if (selected !== undefined) await showsAccount(selected)
      if (accounts) await pickAccounts(accounts)
      if (!chains) return
      await observer.press(selectors.networks.permissionsTab)
      await chooseNetworks(observer, onlyChains(chains))
    } catch (cause) {
      if (cause instanceof UsageError) throw cause
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`MetaMask's prompt of a connection: ${why}${await takePicture(observer)}.`, {
        cause,
      })
    }
  }

  return {
    /** 0 or 1: the wallet shows one prompt at a time. Waits so many ms for one before it says 0. */
    countPrompts: async (ms = moment) => ((await findPrompt(ms)) === undefined ? 0 : 1),
    /** Answers the prompt, with a choice if there is one; false when there is no prompt. */
    async approve(choice: Choice = {}): Promise<boolean> {
      if ((await findPrompt(patience)) === undefined) return false
      // A question about one more chain (`…/confirm-permissions`) has nothing to choose.
      if (new RegExp(connectionAddress).test(new URL(page.url()).hash)) await choose(choice)
      return answer(buttons.approve, patience)
    },
    reject: (): Promise<boolean> => answer(buttons.reject, patience),
    /** From here on MetaMask also opens a window of its own for what this site asks. */
    allowWindow: ownWindow.allow,
    forbidWindow: ownWindow.forbid,
    /** Closes that window once it is there: MetaMask takes it for a rejection of all that is open. */
    async dismiss(): Promise<boolean> {
      const request = await findPrompt(patience)
      if (request === undefined) return false
      await ownWindow.close()
      // A prompt that stays is a prompt still, whatever MetaMask should have done with it.
      const target = { selector: buttons.reject, address: request }
      if (await observer.find(target, { gone: true, ms: 4000 })) note(request)
      return true
    },
    /** Rejects until nothing is left. */
    async clear(ms = moment): Promise<void> {
      // A page may ask again whenever it is rejected, and a prompt may stay without its buttons.
      for (const end = Date.now() + clearing; Date.now() < end;) {
        if (await answer(buttons.reject, ms)) continue
        const isOpen = { selector: 'body', address: promptAddress }
        if (!(await observer.find(isOpen, { ms: 0, leave: answeredNow() }))) return
        // A prompt without its buttons: below its first screen, or about to be drawn.
        if ((await findPrompt(patience)) === undefined) await page.reload()
      }
      throw new Error(
        `A prompt of MetaMask is still open after ${clearing / 1000} s of rejecting${await takePicture(observer)}.`,
      )
    },
    unlock: () => typePassword(observer),
    /** What the prompt warns of; empty when it warns of nothing. */
    readWarning: () => readWarning(observer),
  }
}
