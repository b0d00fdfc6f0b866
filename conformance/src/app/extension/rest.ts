import { letters, stateNames } from '../../catalogue/app/table.ts'
import { chains } from '../../catalogue/app/words.ts'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { byScript, createScreen } from '../page/screen.ts'
import { moves } from '../page/moves.ts'
import type { AppPage } from './appPage.ts'
import { areAnswered, hasNews, isAsked, readNews } from './awaitInPage.ts'
import { ask, countListeners, forgetRejections, readTruth } from './ask.ts'
import { untilQuiet } from './untilQuiet.ts'

/**
 * Makes the wallet as new, and brings the app back to where a drive begins: disconnected, without a permission,
 * on the home chain, nothing open. Then the next drive needs no app of its own, which takes some tenths of a second of a processor.
 *
 * @returns whether it is there; where it is not, the app in the page is no longer fit for use.
 */
export const bringToRest = async (app: AppPage, host: ExtensionHost): Promise<boolean> => {
  const { page, origin, trouble } = app
  const { accounts, chainId } = await readTruth(page)
  const news = await readNews(page)
  const moved =
    [chainId, news.chainId].some((id) => id !== chains.home) || news.count > app.newsCount
  await host.order({ op: 'site', origin, chainId, permitted: accounts.length > 0 })
  await host.order({ op: 'restore', asked: await isAsked(page) })
  // A prompt may open late: then it is the wallet's until this page is gone.
  if (!(await areAnswered(page, 2000))) return false
  await forgetRejections(page)
  const screen = createScreen(page, byScript)
  if ('CS'.includes(await letterOf(page))) await screen.cancel()
  if ((await letterOf(page)) === 'N') await screen.disconnect()
  // A late answer may have given what the app no longer wanted.
  if ((await readTruth(page)).accounts.length > 0)
    await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  // A dialog with what was wrong last is none of the next drive's.
  await byScript(page, moves.close())
  // A site without a permission is where the wallet is, which is home again. It mostly hears so within 400 ms: of
  // where it was, if it has not yet, and of the way back. Where one of both is never told, the other may still be.
  const awaited = Number(news.chainId !== chainId) + Number(chainId !== chains.home)
  const heard = !moved || (await hasNews(page, news.count + awaited, chains.home, 1000))
  await untilQuiet(page, heard ? 150 : 600)
  const last = await readNews(page)
  app.newsCount = last.count
  const truth = await readTruth(page)
  return (
    (await letterOf(page)) === 'D' &&
    truth.accounts.length === 0 &&
    truth.chainId === chains.home &&
    // Until it has heard, its provider is where it was, and would not tell the app of a way there.
    last.chainId === chains.home &&
    (await countListeners(page)) === app.listeners &&
    trouble.unhandled.length + trouble.console.length === 0
  )
}

const letterOf = async (page: AppPage['page']) => {
  const status = await page.evaluate(
    () => document.querySelector('button[data-status]')?.getAttribute('data-status') ?? null,
  )
  return letters.find((one) => stateNames[one] === status) ?? 'D'
}
