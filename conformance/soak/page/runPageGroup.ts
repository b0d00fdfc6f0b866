import type { SoakGroup } from '../soakGroup.ts'
import { replayPageMoves } from './replayPageMoves.ts'
import { soakPage } from './soakPage.ts'
import { withDapp } from './openDapp.ts'

/**
 * Runs the group `page`: repeats random cycles from connect to disconnect in one page of the built app, or replays a
 * failure.
 */
export const runPageGroup: SoakGroup = ({ replay, ...options }, tools) =>
  replay === undefined
    ? withDapp((dapp) => soakPage(dapp, options, tools))
    : replayPageMoves(replay)
