import { formatCount } from '../formatFigures.ts'
import type { GroupResult, SoakTools } from '../soakGroup.ts'
import type { SoakOptions } from '../readOptions.ts'
import { formatSoakCommand } from '../formatSoakCommand.ts'
import { UsageError } from '../../core/UsageError.ts'
import { runRandomCases, type RandomCasesResult } from './runRandomCases.ts'
import { runAnswerScript } from './answers/runAnswerScript.ts'
import { answerScript } from './answers/answerScript.ts'
import { requestScript } from './requests/requestScript.ts'
import { runRequestScript } from './requests/runRequestScript.ts'

type Options = Pick<SoakOptions, 'messages' | 'seed' | 'replay'>

const parts: Record<string, (options: runRandomCases.Options) => Promise<RandomCasesResult>> = {
  answers: (options) => runRandomCases(options, answerScript, (script) => runAnswerScript(script)),
  requests: (options) => runRandomCases(options, requestScript, runRequestScript),
}

/**
 * Runs the group `malformed`: `answers` of a wallet to the connection, and `requests` of a dapp to the fake wallets.
 */
export const fuzzWithMalformedValues = async (
  { messages, seed, replay }: Options,
  { signal }: SoakTools,
): Promise<GroupResult> => {
  const began = performance.now()
  const figures: string[] = []
  const failures: string[] = []
  for (const { part, path } of replay === undefined ? all : [replayed(replay)]) {
    if (signal.aborted) break
    const { given, failure } = await parts[part]!({ messages, seed, path, signal })
    figures.push(`${formatCount(given)} ${part}`)
    if (!failure) continue
    const again = formatSoakCommand('malformed', { seed, replay: `${part}:${failure.path}` })
    failures.push(`${failure.fault}: ${again} # ${failure.example}`)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  return { figure: `${figures.join(', ')} in ${seconds} s, ${failures.length} faults`, failures }
}

const all = Object.keys(parts).map((part) => ({ part, path: undefined }))

const replayed = (text: string) => {
  const [part = '', ...path] = text.split(':')
  if (Object.hasOwn(parts, part) && path.length > 0 && path.every((step) => /^\d+$/.test(step)))
    return { part, path: path.join(':') }
  throw new UsageError(
    '--replay for malformed needs what the failure printed, for example answers:41:2.',
  )
}
