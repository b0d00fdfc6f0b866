import { type Message, type Say, type TextKey, useSay } from '@touchstone/react'
import { signIn } from '@touchstone/react/texts/signIn'

/** A sentence of signing in, as data. */
export type SignInMessage = Message<SignInKey>

type SignInKey = TextKey | keyof typeof signIn

/** Says the sentences of signing in. */
export const useSignInSay = (): Say<SignInKey> => useSay(signIn)
