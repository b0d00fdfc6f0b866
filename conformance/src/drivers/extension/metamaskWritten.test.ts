import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { folder } from './install.ts'

type Needed = { accounts: number; chainId?: number; services?: 'off' }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { waitForWritten } = (await import(`${folder}src/waitForWritten.ts`)) as {
  waitForWritten: (browser: object, needed: Needed) => Promise<void>
}

const account = { type: 'eip155:eoa' }
const whole = {
  OnboardingController: { completedOnboarding: true },
  AccountsController: {
    internalAccounts: { accounts: { a: account, b: account, c: account, d: { type: 'solana' } } },
  },
  NetworkController: {
    selectedNetworkClientId: 'bsc',
    networkConfigurationsByChainId: { '0x38': { rpcEndpoints: [{ networkClientId: 'bsc' }] } },
  },
  PreferencesController: { useExternalServices: false },
}

type Hear = (changes: object) => void

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

test('what is there and stays for 5 s is written', async () => {
  const { outcome } = wait({ data: whole })
  await vi.advanceTimersByTimeAsync(4999)
  expect(outcome()).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome()).toBe('over')
})

test('a change begins the 5 s anew; the time that it writes down beside is none', async () => {
  const { outcome, change } = wait({ data: whole })
  await vi.advanceTimersByTimeAsync(3000)
  change({ data: {} })
  await vi.advanceTimersByTimeAsync(3000)
  change({ timestamp: {} })
  expect(outcome()).toBe('waits')
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcome()).toBe('over')
})

test('what comes late is waited for', async () => {
  const stored: { data?: object } = {}
  const { outcome, change } = wait(stored)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outcome()).toBe('waits')
  stored.data = whole
  change({ data: {} })
  await vi.advanceTimersByTimeAsync(5000)
  expect(outcome()).toBe('over')
})

test.each([
  [{}, 'that it is onboarded'],
  [{ ...whole, AccountsController: {} }, '3 accounts, but 0'],
  [
    { ...whole, NetworkController: { selectedNetworkClientId: 'mainnet' } },
    'that it is on chain 56',
  ],
  [{ ...whole, PreferencesController: { useExternalServices: true } }, 'that its services are off'],
])('after 60 s what is missing is said: %#', async (data, missing) => {
  const { outcome } = wait({ data })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcome()).toBe(`MetaMask did not write down ${missing} within 60 s.`)
})

test('a storage that cannot be read is an error, not a wait without an end', async () => {
  const { outcome } = wait(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(outcome()).toBe('no storage')
})

/** A MetaMask that has stored this, how the wait for it stands, and what it writes meanwhile. */
function wait(stored: { data?: object } | undefined) {
  const hearers = new Set<Hear>()
  vi.stubGlobal('chrome', {
    storage: {
      local: {
        get: async () => stored ?? Promise.reject(new Error('no storage')),
      },
      onChanged: {
        addListener: (hear: Hear) => void hearers.add(hear),
        removeListener: (hear: Hear) => void hearers.delete(hear),
      },
    },
  })
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: object) => Promise<string>, argument: object) => run(argument),
    close: async () => undefined,
  }
  const browser = { context: { newPage: async () => page }, extensionId: 'id' }
  let now = 'waits'
  waitForWritten(browser, { accounts: 3, chainId: 56, services: 'off' }).then(
    () => (now = 'over'),
    (error: Error) => (now = error.message),
  )
  return {
    outcome: () => now,
    change: (changes: object) => hearers.forEach((hear) => hear(changes)),
  }
}
