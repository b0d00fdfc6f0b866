import { type Message, type Translate, type TextKey, useTranslate } from '@touchstone/react'
import { send } from '@touchstone/react/texts/send'

export type SendMessage = Message<SendKey>

type SendKey = TextKey | keyof typeof send

export const useSendTranslate = (): Translate<SendKey> => useTranslate(send)
