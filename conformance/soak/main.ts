// Entry point of `npm run soak`.
import { UsageError } from '../core/UsageError.ts'
import { readOptions, type GroupName } from './readOptions.ts'
import { runGroups } from './runGroups.ts'
import type { SoakGroup } from './soakGroup.ts'
import { fuzzTransitions } from './transitions/fuzzTransitions.ts'
import { runWalks } from './walks/runWalks.ts'

const groups: Record<GroupName, SoakGroup> = {
  walks: (options, tools) => runWalks(options, tools),
  transitions: (options, tools) => fuzzTransitions(options, tools),
  malformed: async (options, tools) =>
    (await import('./malformed/fuzzWithMalformedValues.ts')).fuzzWithMalformedValues(
      options,
      tools,
    ),
  page: async (options, tools) =>
    (await import('./page/runPageGroup.ts')).runPageGroup(options, tools),
  flows: async (options, tools) => (await import('./flows/runFlows.ts')).runFlows(options, tools),
}

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
const stop = new AbortController()
let stopped = 0
for (const [signal, code] of Object.entries(codes))
  // npm forwards a Ctrl-C that this process has already received. The second signal must not end it.
  process.on(signal, () => {
    stopped ||= code
    stop.abort()
  })

try {
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const passed = await runGroups(readOptions(process.argv.slice(2)), groups, {
    signal: stop.signal,
    report: print,
  })
  process.exitCode = stopped || (passed ? 0 : 1)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`soak: ${error.message.replaceAll('\n', ' ')}\n`)
  process.exitCode = 2
}
