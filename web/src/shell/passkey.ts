/** Passkeys: what the server asks for, as the browser wants it, and what the browser says, as the server reads it. */
import type { NewPasskey, PasskeyChallenge, UsePasskey } from '../generated/messages';
import { bytes } from './push';

export const canUsePasskeys = () => typeof PublicKeyCredential !== 'undefined' && isSecureContext;

/** Makes a passkey. Null if the reader does not want to any more. */
export async function makePasskey(asked: PasskeyChallenge, name: string): Promise<NewPasskey | null> {
  const made = await orNull(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.site, name: 'Motu' },
        user: { id: bytes(asked.user), name: asked.name, displayName: asked.name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  if (!(made instanceof PublicKeyCredential)) return null;
  const said = made.response as AuthenticatorAttestationResponse;
  const key = said.getPublicKey();
  if (!key) return null;
  return { id: text(made.rawId), client_data: text(said.clientDataJSON), authenticator: text(said.getAuthenticatorData()), public_key: text(key), name };
}

/** Uses a passkey of this site. Null if the reader has none, or does not want to any more. */
export async function usePasskey(asked: PasskeyChallenge, name: string): Promise<UsePasskey | null> {
  const used = await orNull(() => navigator.credentials.get({ publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: 'preferred' } }));
  if (!(used instanceof PublicKeyCredential)) return null;
  const said = used.response as AuthenticatorAssertionResponse;
  return { id: text(used.rawId), client_data: text(said.clientDataJSON), authenticator: text(said.authenticatorData), signature: text(said.signature), name };
}

async function orNull(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (caught) {
    if (caught instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(caught.name)) return null;
    throw caught;
  }
}

function text(raw: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
