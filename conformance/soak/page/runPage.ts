import type { SoakGroup } from '../soakGroup.ts'
import { replayPage } from './replayPage.ts'
import { soakPage } from './soakPage.ts'
import { withDapp } from './openDapp.ts'

/** Repeats connect, switch and disconnect in one page of the built app. */
export const runPage: SoakGroup = ({ replay, ...options }, tools) =>
  replay === undefined ? withDapp((dapp) => soakPage(dapp, options, tools)) : replayPage(replay)
