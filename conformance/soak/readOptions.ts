import { parseArgs } from 'node:util'
import { personas, type PersonaName } from '@touchstone/harness'
import { parseWholeNumber } from '../cli/runOptions.ts'
import { UsageError } from '../core/UsageError.ts'

export const groupNames = ['walks', 'transitions', 'malformed', 'page', 'flows'] as const
export type GroupName = (typeof groupNames)[number]

export type SoakOptions = {
  groups: readonly GroupName[]
  seed: number
  /** Steps of each of the groups `walks` and `transitions`, for all wallets together. */
  steps?: number
  wallets: readonly PersonaName[]
  messages: number
  minutes: number
  flows: number
  /** Case to repeat, as a failure printed it. */
  replay?: string
}

/** Groups that accept an option. All groups accept `--seed`. */
const usedBy: Record<string, readonly GroupName[]> = {
  steps: ['walks', 'transitions'],
  wallet: ['walks', 'transitions'],
  messages: ['malformed'],
  minutes: ['page'],
  flows: ['flows'],
  replay: ['transitions', 'malformed', 'page', 'flows'],
}

/** @throws UsageError with one line that names the wrong argument */
export const readOptions = (args: readonly string[]): SoakOptions => {
  const { values, positionals } = parse(args)
  const groups = groupsOf(positionals)
  refuseUnused(values, groups)
  const { steps, replay } = values
  return {
    groups,
    // fast-check's seeds are signed 32-bit integers.
    seed: wholeNumber(values.seed, 'seed', 0, 0x7fffffff),
    ...(steps !== undefined && { steps: wholeNumber(steps, 'steps', 1) }),
    wallets: walletsOf(values.wallet),
    messages: wholeNumber(values.messages ?? '10000', 'messages', 1),
    minutes: minutesOf(values.minutes ?? '2'),
    // All flows are drawn before the first one starts.
    flows: wholeNumber(values.flows ?? '200', 'flows', 1, 100_000),
    ...(replay !== undefined && { replay }),
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        steps: { type: 'string' },
        wallet: { type: 'string', multiple: true },
        messages: { type: 'string' },
        minutes: { type: 'string' },
        flows: { type: 'string' },
        replay: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const groupsOf = (words: readonly string[]): readonly GroupName[] => {
  const isGroup = (word: string): word is GroupName =>
    (groupNames as readonly string[]).includes(word)
  const unknown = words.find((word) => !isGroup(word))
  if (unknown !== undefined)
    throw new UsageError(`There is no group "${unknown}". Known: ${groupNames.join(', ')}.`)
  const chosen = words.filter(isGroup)
  return chosen.length === 0 ? groupNames : [...new Set(chosen)]
}

const refuseUnused = (given: Record<string, unknown>, groups: readonly GroupName[]): void => {
  for (const [option, users] of Object.entries(usedBy)) {
    if (given[option] === undefined) continue
    if (!users.some((group) => groups.includes(group)))
      throw new UsageError(`--${option} is for ${users.join(', ')}, not for ${groups.join(', ')}.`)
  }
  const [group, another] = groups
  if (given['replay'] === undefined) return
  if (another !== undefined || group === undefined)
    throw new UsageError('--replay needs the name of one group before it.')
}

const walletsOf = (names: readonly string[] | undefined): readonly PersonaName[] => {
  const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name)
  const all = Object.keys(personas)
  const unknown = names?.find((name) => !isPersona(name))
  if (unknown !== undefined)
    throw new UsageError(`There is no persona "${unknown}". Known: ${all.join(', ')}.`)
  return (names ?? all).filter(isPersona)
}

const wholeNumber = (text: string, option: string, least: number, most = Infinity): number => {
  const count = parseWholeNumber(text, option)
  if (count < least) throw new UsageError(`--${option} must be at least ${least}.`)
  if (count > most) throw new UsageError(`--${option} must be at most ${most}.`)
  return count
}

const minutesOf = (text: string): number => {
  const minutes = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && minutes > 0 && minutes <= 1440) return minutes
  throw new UsageError(`--minutes must be a number above 0 and at most 1440, not "${text}".`)
}
