import { type Message, type Translate, type TextKey, useTranslate } from '@touchstone/react'
import { signIn } from '@touchstone/react/texts/signIn'

export type SignInMessage = Message<SignInKey>

type SignInKey = TextKey | keyof typeof signIn

export const useSignInTranslate = (): Translate<SignInKey> => useTranslate(signIn)
