import type { BrowserContext } from '@playwright/test'

/** Puts wallets into the pages of a context; answers what takes one out again. */
export type Scripts = {
  enter(engine: string, wallet: string, late: boolean): Promise<() => Promise<void>>
}

type Script = { dispose(): Promise<void> }
type Engine = { wallets: number; script: Promise<Script>; everywhere: boolean }

/**
 * An engine is once in a page, however many wallets run on it. It comes in one script with the first of them,
 * because each script more is felt at the start of every page; where that one leaves before the others, it
 * comes alone, and those wait for it.
 */
export const createScripts = (context: BrowserContext): Scripts => {
  const engines = new Map<string, Engine>()

  const found = async (content: string, wallet: string, late: boolean) => {
    const script = inject(context, `${content};${wallet}`)
    const engine: Engine = { wallets: 1, script, everywhere: late }
    engines.set(content, engine)
    const told = late ? tell(context, `${content};${wallet}`) : undefined
    try {
      await Promise.all([script, told])
    } catch (error) {
      engines.delete(content)
      throw error
    }
    return async () => {
      engine.wallets -= 1
      if (engine.wallets === 0) engines.delete(content)
      else engine.script = inject(context, content)
      await Promise.all([engine.script, script.then((mine) => mine.dispose())])
    }
  }

  const join = async (engine: Engine, content: string, wallet: string, late: boolean) => {
    engine.wallets += 1
    const told = late
      ? tell(context, engine.everywhere ? wallet : `${content};${wallet}`)
      : undefined
    const [mine] = await Promise.all([inject(context, wallet), told])
    return async () => {
      engine.wallets -= 1
      const last = engine.wallets === 0 ? engine.script : undefined
      if (last) engines.delete(content)
      await Promise.all([mine.dispose(), last?.then((script) => script.dispose())])
    }
  }

  return {
    enter: (content, wallet, late) => {
      const engine = engines.get(content)
      return engine ? join(engine, content, wallet, late) : found(content, wallet, late)
    },
  }
}

/** Runs a script in every page that comes. */
const inject = (context: BrowserContext, content: string): Promise<Script> =>
  context.addInitScript({ content })

/** Runs a script in every page that is open. */
const tell = (context: BrowserContext, content: string): Promise<unknown> =>
  Promise.all(
    context
      .pages()
      .flatMap((page) => page.frames())
      .map((frame) => frame.evaluate(content).catch(() => {})),
  )
