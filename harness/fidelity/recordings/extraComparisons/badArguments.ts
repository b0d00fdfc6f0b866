import { lines } from '../recordingLines.ts'
import { formatValue } from '../../scenario/formatValue.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

type Tried = [argument: string | null, outcome: 'reject' | 'ok', seen: unknown]

/** Compares MetaMask's recording 40: invalid arguments of `request()`. The names of error classes are minified. */
export const badArguments: ExtraComparison = async ({ badArgs }, { provider }) => {
  const recorded: string[] = []
  const ours: string[] = []
  for (const [argument, outcome, seen] of badArgs as Tried[]) {
    const name = `request(${argument})`
    const { code, message, data, isError } = seen as Record<string, unknown>
    recorded.push(
      outcome === 'ok'
        ? `< ${name} ${String(seen)}`
        : rejection(name, code, message, data, isError),
    )
    ours.push(
      await provider.request(argument === null ? undefined : JSON.parse(argument)).then(
        (value) => `< ${name} ${JSON.stringify(value)}`,
        (error: Record<string, unknown>) =>
          rejection(name, error['code'], error['message'], error['data'], error instanceof Error),
      ),
    )
  }
  return { recorded, ours }
}

const rejection = (
  name: string,
  code: unknown,
  message: unknown,
  data: unknown,
  isError: unknown,
) =>
  lines.error(name, {
    isError: isError === true,
    shown: { code, message, data: formatValue(data) },
    keys: [],
  })
