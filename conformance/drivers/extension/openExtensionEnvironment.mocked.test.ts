import { beforeEach, expect, test, vi } from 'vitest'
import type { Gateway } from '../chain/gateway.ts'
import { metamask } from './metamask/index.ts'
import { findMissingServices, openExtensionEnvironment } from './openExtensionEnvironment.ts'

vi.mock('./findBuild.ts', async (original) => ({
  ...(await original<object>()),
  findBuild: async () => ({ directory: '', extensionId: '', version: '13.36.0' }),
}))
vi.mock('./openBrowserPool.ts', () => ({
  openBrowserPool: async () => ({
    size: 3,
    first: { ...worker, browser: 'chromium 156' },
    open: (task: (one: object) => object) => task(worker),
  }),
}))
vi.mock('../page/openPagesOfCheck.ts', () => ({
  openPagesOfCheck: async ({ tab }: { tab?: object }) => ({
    page: {},
    isWaiting: () => false,
    driver: { user: {}, boot: note(`boot in ${tab ? 'the same' : 'a new'} tab`) },
    release: async () => ({}),
    close: note('close pages'),
  }),
}))
vi.mock('../page/buildAgentScript.ts', () => ({ buildAgentScript: async () => '' }))

/** Calls to the wallet and its pages, in order. */
let done: string[]
let lock: () => Promise<null>
const note = (what: string) => async () => void done.push(what)
beforeEach(() => {
  done = []
  lock = async () => null
})

const worker = {
  resources: {},
  context: {},
  sites: { at: (name: string) => `http://${name}.localhost/` },
  wallet: {
    actionsFor: () => ({ user: { lock: () => lock() }, prepareLoadedPage: note('go home') }),
    reset: note('reset'),
  },
}

// These tests do not use the local nodes.
const chain = {} as Gateway
const open = () => openExtensionEnvironment({ wallet: metamask, build: {}, chain, step: 1000 })

test('names the build, the browser and the number of concurrent checks', async () => {
  const { name, browser, concurrency } = await open()
  expect([name, browser, concurrency]).toEqual(['metamask 13.36.0', 'chromium 156', 3])
})

test('resets the wallet after a check, and reuses its tab for the next one', async () => {
  const environment = await open()
  for (let count = 0; count < 2; count++) {
    const { driver } = await environment.open()
    await driver.boot()
    await driver.close()
  }
  expect(done).toEqual([
    'boot in a new tab',
    'go home',
    'reset',
    'boot in the same tab',
    'go home',
    'reset',
  ])
})

test('closes the pages of a check that is still acting, and resets the wallet afterwards', async () => {
  const act = Promise.withResolvers<null>()
  lock = () => act.promise
  const { driver } = await (await open()).open()
  void driver.user.lock?.()
  const closed = driver.close()
  await vi.waitFor(() => expect(done).toEqual(['close pages']))
  act.resolve(null)
  await closed
  expect(done).toEqual(['close pages', 'reset'])
})

test('names the service of a feature that the stand-in server does not imitate', () => {
  expect(findMissingServices({ ...metamask, services: () => undefined })).toEqual({
    'eip-5792': 'the feature flags of client-config.api.cx.metamask.io',
  })
})

test('names no service of MetaMask, because all of them are imitated', () => {
  expect(findMissingServices(metamask)).toEqual({})
})
