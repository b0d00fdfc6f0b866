import type { Result } from '../core/result.ts'

type Output = { write(text: string): unknown }

/** Time in ms between two lines with the count. */
const countInterval = 30_000

/**
 * Shows the progress of a run. After `end`, shows nothing: a check that fails because the run ends says nothing about the
 * wallet. With `live`, updates one line instead of writing further ones.
 */
export function createProgress(
  total: number,
  out: Output,
  live: boolean,
  now: () => number = () => performance.now(),
) {
  let done = 0
  let ended = false
  let counted = now()
  return {
    onStart({ id }: { id: string }): void {
      if (ended) return
      if (live) return void out.write(`\r\u001b[2K${done}/${total} ${id}`)
      if (now() - counted < countInterval) return
      counted = now()
      out.write(`${done}/${total} ${id}\n`)
    },
    onResult({ id, status }: Result): void {
      if (ended) return
      done += 1
      if (live) out.write(`\r\u001b[2K${done}/${total} ${id}`)
      else if (status === 'fail' || status === 'timeout' || status === 'harness-error') {
        out.write(`${status.padEnd(8)} ${id}\n`)
      }
    },
    end(): void {
      ended = true
      if (live) out.write('\r\u001b[2K')
    },
  }
}
