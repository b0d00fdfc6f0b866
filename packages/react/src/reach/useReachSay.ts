import { useSay } from '../provider/useSay.ts'
import { reach } from '../texts/en/reach.ts'

/** Translates the texts for wallets outside the page. */
export const useReachSay = () => useSay(reach)
