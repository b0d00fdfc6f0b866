import { type Message, type Translate, type TextKey, useTranslate } from '@touchstone/react'
import { signIn } from '@touchstone/react/texts/signIn'

/** Message of the sign-in panel, as data. */
export type SignInMessage = Message<SignInKey>

type SignInKey = TextKey | keyof typeof signIn

/** Returns a function that translates messages of the sign-in panel. */
export const useSignInTranslate = (): Translate<SignInKey> => useTranslate(signIn)
