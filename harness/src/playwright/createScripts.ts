import type { BrowserContext } from '@playwright/test'
import { comeNow } from '../page/whenAsked.ts'

/** Puts wallets into the pages of a context; answers what takes one out again. */
export type Scripts = {
  enter(engine: string, wallet: string, late: boolean): Promise<() => Promise<void>>
}

type Script = { dispose(): Promise<void> }
type Entry = { engine: string; wallet: string; script: Promise<Script> }

/**
 * An engine is once in a page, however many wallets run on it. It comes in one script with the first of them,
 * because each script more is felt at the start of every page. Where that one leaves before the others, those
 * that came after it come anew: in a page, who comes first has `window.ethereum`.
 */
export const createScripts = (context: BrowserContext): Scripts => {
  let entries: Entry[] = []
  // The engines that every open page has by now.
  const everywhere = new Set<string>()

  const inject = ({ engine, wallet }: Omit<Entry, 'script'>, first: boolean): Promise<Script> =>
    context.addInitScript({ content: first ? `${engine};${wallet}` : wallet })
  const isFirst = (entry: Entry) => entries.find(({ engine }) => engine === entry.engine) === entry

  const leave = async (entry: Entry): Promise<void> => {
    const wasFirst = isFirst(entry)
    const after = entries.slice(entries.indexOf(entry) + 1)
    entries = entries.filter((other) => other !== entry)
    const left = [entry.script]
    if (!entries.some(({ engine }) => engine === entry.engine)) everywhere.delete(entry.engine)
    else if (wasFirst)
      for (const other of after) {
        left.push(other.script)
        other.script = inject(other, isFirst(other))
      }
    // A page that starts meanwhile gets some twice, and takes each once.
    await Promise.all(after.map(({ script }) => script))
    await Promise.all(left.map(async (script) => (await script).dispose()))
  }

  return {
    enter: async (engine, wallet, late) => {
      const first = !entries.some((other) => other.engine === engine)
      const entry = { engine, wallet, script: inject({ engine, wallet }, first) }
      entries.push(entry)
      const told = late
        ? tell(context, everywhere.has(engine) ? wallet : `${engine};${wallet}`)
        : undefined
      if (late) everywhere.add(engine)
      try {
        await Promise.all([entry.script, told])
      } catch (error) {
        entries = entries.filter((other) => other !== entry)
        throw error
      }
      return () => leave(entry)
    },
  }
}

/** Runs a script in every page that is open. */
const tell = (context: BrowserContext, content: string): Promise<unknown> =>
  Promise.all(
    context
      .pages()
      .flatMap((page) => page.frames())
      .map((frame) => frame.evaluate(`${content};${comeNow}`).catch(() => {})),
  )
