import { useState } from 'react';
import { NewPassword } from './NewPassword.tsx';
import { type Proof, ProvePhone } from './ProvePhone.tsx';

type ForgotPageProps = { onDone: (phone: string) => void; onBack: () => void };
/** Resets a forgotten password: first the phone is verified, then the new password is entered twice. */
export function ForgotPage({ onDone, onBack }: ForgotPageProps) {
  const [proof, setProof] = useState<Proof>();
  const [lost, setLost] = useState('');
  return proof ? (
    <NewPassword
      proof={proof}
      onDone={() => onDone(proof.phone)}
      onLost={(text) => {
        setLost(text);
        setProof(undefined);
      }}
      onBack={onBack}
    />
  ) : (
    <ProvePhone before={lost} onProved={setProof} onBack={onBack} />
  );
}
