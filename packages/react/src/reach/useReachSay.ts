import { useSay } from '../provider/useSay.ts'
import { reach } from '../texts/en/reach.ts'

/** Says the sentences of the ways to a wallet that is not in this page. */
export const useReachSay = () => useSay(reach)
