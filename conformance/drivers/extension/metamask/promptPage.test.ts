import type { BrowserContext } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openJsdomPage } from '../testing/openJsdomPage.ts'
import { openPromptPage } from './promptPage.ts'

const connection = '#/connect/abc'

test('approves with the button of the prompt', async () => {
  const { prompts, done } = await setUp(connection)
  expect(await prompts.approve()).toBe(true)
  expect(done).toEqual(['press confirm-btn'])
})

test('approves a connection with a choice in the background', async () => {
  const { prompts, done } = await setUp(connection)
  expect(await prompts.approve({ accounts: ['0xb'] })).toBe(true)
  expect(done).toEqual(['approve abc {"accounts":["0xb"]}'])
})

test('leaves a connect prompt that is still shown after its approval', async () => {
  const { prompts, address } = await setUp(connection, { stays: true })
  await prompts.approve({ chains: [56] })
  expect([await prompts.countPrompts(0), address()]).toEqual([0, '#'])
})

test('never treats a request as open again that it approved in the background', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { prompts, goTo } = await setUp(connection, { stays: true })
  await prompts.approve({ chains: [56] })
  goTo(connection)
  vi.advanceTimersByTime(60_000)
  expect(await prompts.countPrompts(0)).toBe(0)
})

test('presses the button of a prompt that has no choices', async () => {
  const { prompts, done } = await setUp('#/confirmation/abc')
  expect(await prompts.approve({ chains: [56] })).toBe(true)
  expect(done).toEqual(['press confirm-btn'])
})

test('reloads a prompt that ignored the press, and presses again', async () => {
  const { prompts, done } = await setUp('#/confirmation/abc', { ignoresPresses: true })
  expect(await prompts.approve()).toBe(true)
  expect(done).toEqual(['press confirm-btn', 'reload', 'press confirm-btn'])
})

test('rejects an open request in the background, and leaves its prompt', async () => {
  const { prompts, done, address } = await setUp(connection)
  await prompts.clear(0)
  expect([done, address()]).toEqual([['reject all', 'reject all'], '#'])
})

test('describes the screen of a locked wallet that it does not know', async () => {
  const { prompts, body } = await setUp('#/unlock')
  body.innerHTML = '<input data-testid="unlock-passkey">'
  await expect(prompts.unlock()).rejects.toThrow(
    'MetaMask shows a screen that its driver does not know: notification.html#/unlock, test ids unlock-passkey',
  )
})

test('does not call a known lock screen unknown that does not take the password', async () => {
  const { prompts, body } = await setUp('#/unlock')
  body.innerHTML =
    '<input data-testid="unlock-password"><button data-testid="unlock-submit"></button>'
  await expect(prompts.unlock()).rejects.toThrow('Timeout 10000ms exceeded.')
})

test('approves nothing without a prompt', async () => {
  const { prompts, done } = await setUp('')
  expect(await prompts.approve()).toBe(false)
  expect(done).toEqual([])
})

test('reads a banner that is rendered after the buttons', async () => {
  const { prompts, body } = await setUp('#/confirm/1')
  setTimeout(() => (body.innerHTML = '<p data-testid="confirm-banner-alert">Deceptive request</p>'))
  expect(await prompts.readWarning()).toBe('Deceptive request')
})

test('opens the dialog of a danger and reads it', async () => {
  const { prompts, body } = await setUp('#/confirm/1')
  body.innerHTML = '<button data-testid="confirm-footer-button">Review alert</button>'
  body.querySelector('button')!.addEventListener('click', () => {
    body.innerHTML += '<p data-testid="alert-modal__selected-alert">This could be an attack.</p>'
  })
  expect(await prompts.readWarning()).toBe('This could be an attack.')
})

test('does not report an alert beside a row as a danger', async () => {
  const { prompts, body } = await setUp('#/confirm/1')
  body.innerHTML =
    '<i data-testid="inline-alert"></i><button data-testid="confirm-footer-button">Confirm</button>'
  expect(await prompts.readWarning(0)).toBe('')
})

/**
 * Opens a prompt page in jsdom, at an address. Its prompt disappears after an answer, unless it `stays`, or
 * `ignoresPresses` until the page is reloaded. Time passes a hundred times faster in the page.
 */
async function setUp(hash: string, { stays = false, ignoresPresses = false } = {}) {
  const done: string[] = []
  const { window, page } = openJsdomPage('', `https://wallet/notification.html${hash}`)
  const { performance } = window
  const now = performance.now.bind(performance)
  performance.now = () => now() * 100
  const { body } = window.document
  for (const testId of hash ? ['confirm-btn', 'cancel-btn'] : []) {
    const button = window.document.createElement('button')
    button.dataset['testid'] = testId
    button.addEventListener('click', () => {
      done.push(`press ${testId}`)
      if (!ignoresPresses) body.replaceChildren()
    })
    body.append(button)
  }
  const fill = () => Promise.reject(new Error('Timeout 10000ms exceeded.'))
  const reload = async () => {
    done.push('reload')
    ignoresPresses = false
  }
  Object.assign(page, { goto: async () => undefined, locator: () => ({ fill }), reload })
  const background = {
    async approveConnection(id: string, choice: object) {
      done.push(`approve ${id} ${JSON.stringify(choice)}`)
      if (!stays) body.replaceChildren()
    },
    async rejectRequests() {
      done.push('reject all')
    },
  }
  // The prompt page uses only these members of the browser.
  const context = {
    newPage: async () => page,
    pages: () => [page],
    newCDPSession: async () => ({ send: async () => ({ bounds: {} }) }),
  } as unknown as BrowserContext
  const prompts = await openPromptPage(context, 'wallet', background)
  return {
    prompts,
    done,
    body,
    address: () => window.location.hash || '#',
    goTo: (hash: string) => void (window.location.hash = hash),
  }
}
