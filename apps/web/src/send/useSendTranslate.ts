import { type Message, type Translate, type TextKey, useTranslate } from '@touchstone/react'
import { send } from '@touchstone/react/texts/send'

/** Message of the send panel, as data. */
export type SendMessage = Message<SendKey>

type SendKey = TextKey | keyof typeof send

/** Returns a function that translates messages of the send panel. */
export const useSendTranslate = (): Translate<SendKey> => useTranslate(send)
