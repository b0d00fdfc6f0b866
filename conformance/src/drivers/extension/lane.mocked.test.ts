import { beforeEach, expect, test, vi } from 'vitest'
import { UsageError } from '../../engine/UsageError.ts'
import { startExtensionHost, type ExtensionHost } from './host.ts'
import { createLane } from './lane.ts'

vi.mock('./host.ts', () => ({ startExtensionHost: vi.fn<typeof startExtensionHost>() }))

/** What happened, in order. */
let log: string[] = []
beforeEach(() => {
  log = []
  let count = 0
  vi.mocked(startExtensionHost).mockImplementation(() => host(`host ${++count}`))
})

test('while its browser is there, there is nothing to mend', async () => {
  const lane = createLane(launch)
  expect(await lane.mend()).toBeUndefined()
})

test('a browser that ended is over before the next one is launched', async () => {
  const lane = createLane(launch)
  broken.add(lane.host())
  await lane.mend()
  expect(log).toEqual(['host 1 is launched', 'host 1 closes', 'host 2 is launched'])
})

test('a lane that is closed launches no more', async () => {
  const lane = createLane(launch)
  await lane.close()
  await expect(lane.mend()).rejects.toThrow('The lane is closed.')
})

test('nor does it where it is closed while it waits for the end of the one before', async () => {
  const lane = createLane(launch)
  await lane.host().close()
  const mending = lane.mend()
  await lane.close()
  await expect(mending).rejects.toThrow('The lane is closed.')
})

test('a launch that is under way when the lane is closed is closed too', async () => {
  const never = () => new Promise<string>(() => undefined)
  const lane = createLane((one) => (log.length === 0 ? launch(one) : never()))
  await lane.host().close()
  void lane.mend()
  await vi.waitFor(() => expect(vi.mocked(startExtensionHost)).toHaveBeenCalledTimes(2))
  await lane.close()
  expect(log.at(-1)).toBe('host 2 closes')
})

test('a browser that breaks while the first one is launched is one line that says what to do', async () => {
  const gone = new Error(
    'page.goto: Target page, context or browser has been closed\nCall log:\n  …',
  )
  const lane = createLane(() => Promise.reject(gone))
  await expect(lane.launched).rejects.toThrow(
    new UsageError(
      'MetaMask was not launched: page.goto: Target page, context or browser has been closed. ' +
        'Run it again; where it fails each time, ' +
        'name another Chromium in CHROMIUM_PATH, or another build in METAMASK_EXTENSION_DIR.',
    ),
  )
})

test('what says itself what to do is told as it is', async () => {
  const missing = new UsageError('There is no MetaMask 13.13.1 here: unpack it.')
  await expect(createLane(() => Promise.reject(missing)).launched).rejects.toBe(missing)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'url')"),
  Object.assign(new Error('standIn is not defined'), { name: 'ReferenceError' }),
  new Error('The MetaMask driver ended with code 1: SyntaxError: Unexpected token }'),
])('a mistake of ours is no wrong usage: %s', async (mistake) => {
  await expect(createLane(() => Promise.reject(mistake)).launched).rejects.toBe(mistake)
})

test('that no browser can be had any more is no wrong usage, as it is at the start', async () => {
  const lane = createLane(failing(new UsageError('No Chromium is here.')))
  await lane.host().close()
  const error: unknown = await lane.mend().catch((thrown: unknown) => thrown)
  expect(error).not.toBeInstanceOf(UsageError)
})

test('three launches that failed are all that are tried', async () => {
  const lane = createLane(failing(new Error('No space left.')))
  await lane.host().close()
  for (let i = 0; i < 5; i++)
    await expect(lane.mend()).rejects.toThrow('MetaMask was not launched again: No space left.')
  expect([lane.spent(), vi.mocked(startExtensionHost).mock.calls.length]).toEqual([true, 1 + 3])
})

test('those before one that succeeded do not count', async () => {
  let refused = 0
  const lane = createLane(async (one) => {
    if (refused-- > 0) throw new Error('No space left.')
    return launch(one)
  })
  const breaks = async () => {
    await lane.host().close()
    refused = 2
    await lane.mend().catch(() => undefined)
    await lane.mend().catch(() => undefined)
    return lane.mend()
  }
  await breaks()
  expect([await breaks(), lane.spent()]).toEqual(['launched', false])
})

const names = new WeakMap<ExtensionHost, string>()
/** They take no more orders, and may still be cleaning up. */
const broken = new WeakSet<ExtensionHost>()

const launch = async (one: ExtensionHost) => {
  log.push(`${names.get(one)} is launched`)
  return 'launched'
}

/** The first launch succeeds. */
const failing = (error: Error) => {
  let first = true
  return async (one: ExtensionHost) => {
    if (!first) throw error
    first = false
    return launch(one)
  }
}

function host(name: string): ExtensionHost {
  let over = false
  const made: ExtensionHost = {
    ended: () => over || broken.has(made),
    hear: () => undefined,
    order: () => Promise.reject(new Error('No order was expected.')),
    async close() {
      if (!over) log.push(`${name} closes`)
      over = true
    },
  }
  names.set(made, name)
  return made
}
