import type { BrowserContext } from '@playwright/test'
import { expect, test } from 'vitest'
import { openJsdomPage } from '../testing/openJsdomPage.ts'
import type { RainbowPort } from './openBackgroundPort.ts'
import { createPrompts } from './prompts.ts'

const buttons =
  '<button data-testid="accept-request-button">Accept</button><button data-testid="reject-request-button">Cancel</button>'

test('approves a connection on the chosen chain and with the chosen account', async () => {
  const { prompts, pressed, events } = setUp('eth_requestAccounts', (document, answer) => {
    const item = '<div data-testid="switch-network-item-56">BSC</div>'
    document.body.innerHTML = `${item}${buttons}`
    document.querySelector('button')!.addEventListener('click', answer)
  })
  expect(await prompts.approve({ chain: 56, account: 1 })).toBe(true)
  expect(pressed).toEqual(['BSC', 'Accept'])
  expect(events).toEqual(['text site:8080', 'key 2', 'wait Account 2'])
})

test('opens the menu of networks if it is closed', async () => {
  const { prompts, pressed } = setUp('eth_requestAccounts', (document, answer) => {
    document.body.innerHTML = buttons
    document.querySelector('button')!.addEventListener('click', answer)
    document.body.addEventListener('pointerdown', () => {
      const item = document.createElement('div')
      item.dataset['testid'] = 'switch-network-item-1'
      item.textContent = 'Ethereum'
      document.body.append(item)
    })
  })
  expect(await prompts.approve({ chain: 1 })).toBe(true)
  expect(pressed).toEqual(['Ethereum', 'Accept'])
})

test('rejects a prompt', async () => {
  const { prompts, pressed } = setUp('personal_sign', (document, answer) => {
    document.body.innerHTML = buttons
    document.querySelector('button:last-child')!.addEventListener('click', answer)
  })
  expect(await prompts.reject()).toBe(true)
  expect(pressed).toEqual(['Cancel'])
})

const showButtons = (document: Document) => void (document.body.innerHTML = buttons)

test('reports the form of a chain that stays after its approval as refused', async () => {
  const { prompts } = setUp('wallet_addEthereumChain', showButtons, { answerTime: 500 })
  expect(await prompts.approve({ chain: 56 })).toBe('refused')
})

test('reports a prompt that stays after two presses of its button as refused', async () => {
  const { prompts, pressed } = setUp('personal_sign', showButtons, { answerTime: 4000 })
  expect(await prompts.approve({ chain: 56 })).toBe('refused')
  expect(pressed).toEqual(['Accept', 'Accept'])
})

test('throws if another prompt stays after a single press', async () => {
  const { prompts } = setUp('personal_sign', showButtons, { answerTime: 500 })
  await expect(prompts.approve({ chain: 56 })).rejects.toThrow(
    /^A prompt of Rainbow stays after its answer/,
  )
})

test('presses again where the first press had no effect, but not while the request is executed', async () => {
  const { prompts, pressed } = setUp('eth_sendTransaction', (document, answer) => {
    document.body.innerHTML = buttons
    const button = document.querySelector('button')!
    button.addEventListener('click', () => {
      if (pressed.length < 2) return
      button.textContent = ''
      setTimeout(answer, 3500)
    })
  })
  expect(await prompts.approve({ chain: 56 })).toBe(true)
  expect(pressed).toEqual(['Accept', 'Accept'])
})

test('closes a window that stays after the answer', async () => {
  const { prompts, endRequest, isOpen } = setUp('personal_sign', (document) => {
    showButtons(document)
    document.querySelector('button')!.addEventListener('click', () => endRequest())
  })
  expect([await prompts.approve({ chain: 56 }), isOpen()]).toEqual([true, false])
})

test('counts all requests that wait for the user', async () => {
  const { prompts } = setUp('personal_sign', () => undefined, { requests: 2 })
  expect(await prompts.countPrompts(0)).toBe(2)
})

test('has no prompt without a request', async () => {
  const { prompts: none } = setUp(undefined, () => undefined)
  expect(await none.countPrompts(0)).toBe(0)
  expect(await none.approve({ chain: 56 })).toBe(false)
})

test('counts no request that ends before its window opens', async () => {
  const { prompts, endRequest } = setUp('personal_sign', () => undefined, { opened: false })
  const counted = prompts.countPrompts(0)
  endRequest()
  expect(await counted).toBe(0)
})

test('closes the window of a prompt', async () => {
  const { prompts, isOpen } = setUp('personal_sign', () => undefined)
  expect([await prompts.dismiss(), isOpen()]).toEqual([true, false])
})

test('unlocks the wallet in the window of a request', async () => {
  const { prompts, events } = setUp('personal_sign', () => undefined)
  expect(await prompts.unlock()).toBe(true)
  expect(events).toEqual(['fill Touchstone-public-1', 'key Enter'])
})

test('does not unlock the wallet in the window of another tab', async () => {
  const { prompts, events } = setUp('personal_sign', () => undefined, { tab: 8 })
  expect(await prompts.unlock()).toBe(false)
  expect(events).toEqual([])
})

test('rejects open requests and closes their windows', async () => {
  const { prompts, called, isOpen } = setUp('personal_sign', () => undefined)
  await prompts.clear()
  expect([called, isOpen()]).toEqual([['state/requests/reject {"id":0}'], false])
})

test.each([
  ['closes a window whose request has ended', true, false],
  ['leaves the window of an open request', false, true],
])('%s', async (_, ended, stays) => {
  const { prompts, endRequest, isOpen } = setUp('personal_sign', () => undefined)
  if (ended) endRequest()
  await prompts.closeIdleWindows()
  expect(isOpen()).toBe(stays)
})

/**
 * Creates a fake wallet that shows one prompt in a jsdom window.
 *
 * @param method the method of the request, or undefined for no request.
 * @param render renders the prompt. `answer` ends its request.
 */
function setUp(
  method: string | undefined,
  render: (document: Document, answer: () => void) => void,
  { answerTime = 12_000, opened = true, tab = 7, requests = 1 } = {},
) {
  const meta = { sender: { url: 'http://site:8080/', tab: { id: tab } } }
  let pendingRequests =
    method === undefined ? [] : Array.from({ length: requests }, (_, id) => ({ id, method, meta }))
  let isOpen = opened && method !== undefined
  const { window, page } = openJsdomPage('', 'https://wallet/')
  const pressed: string[] = []
  const called: string[] = []
  const events: string[] = []
  const { document } = window
  document.addEventListener(
    'click',
    ({ target }) => pressed.push((target as HTMLElement).textContent),
    true,
  )
  const locator = {
    first: () => locator,
    filter: ({ hasText }: { hasText: string }) => ({
      waitFor: async () => void events.push(`wait ${hasText}`),
    }),
    waitFor: async () => undefined,
    fill: async (text: string) => void events.push(`fill ${text}`),
    dispatchEvent: async (type: string) =>
      void document.body.dispatchEvent(new window.Event(type, { bubbles: true })),
  }
  Object.assign(page, {
    url: () => 'chrome-extension://rainbow/popup.html?tabId=7#/approve-request',
    isClosed: () => !isOpen,
    waitForLoadState: async () => undefined,
    close: async () => void (isOpen = false),
    keyboard: { press: async (key: string) => void events.push(`key ${key}`) },
    getByText(text: string) {
      events.push(`text ${text}`)
      return locator
    },
    locator: () => locator,
  })
  render(document, () => {
    pendingRequests = []
    isOpen = false
  })
  // The prompts use only these members of the port.
  const port = {
    call: async (path: string, input: object) =>
      void called.push(`${path} ${JSON.stringify(input)}`),
    read: async () => ({ pendingRequests }),
  } as unknown as RainbowPort
  // The prompts use only this member of a browser context.
  const context = { pages: () => (isOpen ? [page] : []) } as unknown as BrowserContext
  return {
    prompts: createPrompts(context, 'rainbow', port, answerTime),
    pressed,
    called,
    events,
    isOpen: () => isOpen,
    /** Ends the request, and leaves its window open. */
    endRequest: () => void (pendingRequests = []),
  }
}
