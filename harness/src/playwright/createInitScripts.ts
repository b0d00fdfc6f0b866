import type { BrowserContext } from '@playwright/test'
import { installNow } from '../page/installOnFirstUseInBlankPage.ts'

type Script = { dispose(): Promise<void> }
type InjectedWallet = { engine: string; wallet: string; script: Promise<Script> }

/**
 * Creates the injector of a context. The engine and its first wallet are one script, because each script slows down
 * page loads. Without that wallet, all later ones are injected again, to keep their order: the first wallet in a page
 * gets `window.ethereum`.
 */
export const createInitScripts = (context: BrowserContext) => {
  let entries: InjectedWallet[] = []
  // Engines that `add` has already run in every open page.
  const everywhere = new Set<string>()

  const inject = (
    { engine, wallet }: Omit<InjectedWallet, 'script'>,
    first: boolean,
  ): Promise<Script> => context.addInitScript({ content: first ? `${engine};${wallet}` : wallet })
  const isFirst = (entry: InjectedWallet) =>
    entries.find(({ engine }) => engine === entry.engine) === entry

  const remove = async (entry: InjectedWallet): Promise<void> => {
    const wasFirst = isFirst(entry)
    const after = entries.slice(entries.indexOf(entry) + 1)
    entries = entries.filter((other) => other !== entry)
    const removed = [entry.script]
    if (!entries.some(({ engine }) => engine === entry.engine)) everywhere.delete(entry.engine)
    else if (wasFirst)
      for (const other of after) {
        removed.push(other.script)
        other.script = inject(other, isFirst(other))
      }
    // A page that loads during the injection gets some scripts twice. The second run has no effect.
    await Promise.all(after.map(({ script }) => script))
    await Promise.all(removed.map(async (script) => (await script).dispose()))
  }

  return {
    /** Injects a wallet, if `late` into open pages too. Returns a function that removes it again. */
    add: async (engine: string, wallet: string, late: boolean): Promise<() => Promise<void>> => {
      const first = !entries.some((other) => other.engine === engine)
      const entry = { engine, wallet, script: inject({ engine, wallet }, first) }
      entries.push(entry)
      const executed = late
        ? runInOpenPages(context, everywhere.has(engine) ? wallet : `${engine};${wallet}`)
        : undefined
      if (late) everywhere.add(engine)
      try {
        await Promise.all([entry.script, executed])
      } catch (error) {
        entries = entries.filter((other) => other !== entry)
        throw error
      }
      return () => remove(entry)
    },
  }
}

const runInOpenPages = (context: BrowserContext, content: string): Promise<unknown> =>
  Promise.all(
    context
      .pages()
      .flatMap((page) => page.frames())
      .map((frame) => frame.evaluate(`${content};${installNow}`).catch(() => {})),
  )
