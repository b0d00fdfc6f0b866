import { beforeEach, expect, test, vi } from 'vitest'
import { openGateway } from '../drivers/chain/gateway.ts'
import { openPersonaNodeEnvironment } from '../drivers/persona/openPersonaNodeEnvironment.ts'
import type { Environment } from '../core/driver.ts'
import { fakeEnvironment } from '../core/testing/fakeEnvironment.ts'
import { UsageError } from '../core/UsageError.ts'
import { runCheckCommand } from './runCheckCommand.ts'
import { runCli } from './runCli.ts'

vi.mock('../drivers/chain/gateway.ts', () => ({ openGateway: vi.fn<typeof openGateway>() }))
vi.mock('../drivers/persona/openPersonaNodeEnvironment.ts', () => ({
  openPersonaNodeEnvironment: vi.fn<typeof openPersonaNodeEnvironment>(),
}))

const closeChain = vi.fn<() => Promise<void>>(async () => undefined)
beforeEach(() => {
  vi.mocked(openGateway).mockResolvedValue({
    lease: () => ({
      chainId: 56,
      accounts: [],
      url: () => '',
      onNodeRequest: () => () => undefined,
    }),
    ask: async () => ({ result: null, by: 'value' }),
    serveAt: async () => ({ port: 0, close: () => undefined }),
    close: closeChain,
  })
})

test('reports the error that ended a run first, and then what failed to close', async () => {
  const open = () => Promise.reject(new UsageError('The wallet cannot be made.'))
  play({ open, close: stuck('The browser did not close.') })
  closeChain.mockImplementationOnce(stuck('The chain did not end.'))

  await expect(runCheckCommand(options)).rejects.toThrow(
    new UsageError('The wallet cannot be made; The browser did not close; The chain did not end.'),
  )
})

test('reports what failed to close after a run', async () => {
  play({ close: stuck('The browser did not close.') })
  await expect(runCheckCommand(options)).rejects.toThrow('The browser did not close.')
})

test('shows the stack of a fault of the suite even if closing fails too', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  play({
    get concurrency() {
      return faulty()
    },
    close: stuck('The browser did not close.'),
  })

  const code = await runCli(['check', '--persona', 'standard', '--only', '695.chainId.hex'])

  const text = stderr.mock.calls.join('')
  stderr.mockRestore()
  expect([code, text]).toEqual([3, expect.stringMatching(/at faulty .*closeBrowser /s)])
})

const options = { persona: 'standard', profile: 'core', only: '695.chainId.hex' }

const stuck = (why: string) =>
  async function closeBrowser(): Promise<void> {
    throw new Error(why)
  }

function faulty(): never {
  throw new TypeError('x is undefined')
}

function play(parts: Partial<Environment>) {
  const environment: Environment = fakeEnvironment(() => ({}))
  Object.defineProperties(environment, Object.getOwnPropertyDescriptors(parts))
  vi.mocked(openPersonaNodeEnvironment).mockReturnValue(environment)
}
