import type { BrowserContext } from '@playwright/test'

/** Puts an engine into the pages of a context; answers what gives it up. */
export type Engines = { use(script: string): Promise<() => void> }

type Script = { dispose(): Promise<void> }

/**
 * Each engine is once in a page, however many wallets run on it. One that no wallet runs on any more stays
 * until another kind is wanted: the next wallet is often of the same.
 */
export const createEngines = (context: BrowserContext): Engines => {
  const engines = new Map<string, { users: number; script: Promise<Script> }>()

  const drop = async ([content, { script }]: [string, { script: Promise<Script> }]) => {
    engines.delete(content)
    await (await script).dispose()
  }
  const enter = (content: string) => {
    const unused = [...engines].filter(([, { users }]) => users === 0)
    const entered = Promise.all([injectScript(context, content), ...unused.map(drop)])
    const engine = { users: 0, script: entered.then(([script]) => script) }
    engines.set(content, engine)
    return engine
  }

  return {
    use: async (content) => {
      const engine = engines.get(content) ?? enter(content)
      engine.users += 1
      await engine.script
      return () => {
        engine.users -= 1
      }
    },
  }
}

/** Runs a script in every page of the context: those that come, and, if `late`, those that are open. */
export const injectScript = async (
  context: BrowserContext,
  content: string,
  late = true,
): Promise<Script> => {
  const open = late ? context.pages().flatMap((page) => page.frames()) : []
  const now = open.map((frame) => frame.evaluate(content).catch(() => {}))
  const [script] = await Promise.all([context.addInitScript({ content }), ...now])
  return script
}
