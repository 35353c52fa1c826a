import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../../lib/site.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { useT } from '../messages.ts';
import { AcknowledgementCard } from './acknowledgement-card.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { type Contract, numbersMatch, type Statement } from './statement.ts';
import { StatementForm } from './statement-form.tsx';
import classes from './withdrawal.module.css';

type Acknowledgement = Outputs['billing']['withdrawByNumber'];

/** Query parameter: the order number, which links of mails and of the list of payments fill in. */
const ORDER_PARAM = 'order';

/**
 * The withdrawal function (Directive 2011/83/EU, art. 11a), with and without logging in: the statement, its confirmation, and the
 * acknowledgement.
 */
export function WithdrawalPage() {
  const t = useT();
  const [query] = useSearchParams();
  const { isLoggedIn } = useUser();
  const payments = trpc.billing.payments.useQuery(undefined, { enabled: isLoggedIn });
  const [statement, setStatement] = useState<Statement | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [acknowledgement, setAcknowledgement] = useState<Acknowledgement | null>(null);
  const asked = query.get(ORDER_PARAM) ?? '';
  const withdrawable = (payments.data ?? []).filter(({ isWithdrawable }) => isWithdrawable);
  const named = withdrawable.find(({ orderNumber }) => numbersMatch(orderNumber, asked));
  // The link may name an order of another account, which only its number and address identify.
  const contracts = asked === '' || named ? withdrawable : [];
  const own = named ?? contracts[0];

  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{t('withdrawal.title')}</Title>
        <Text c="dimmed" size="lg" mt="sm">
          {t('withdrawal.lead')}
        </Text>
      </header>
      <div className={classes.card}>{step()}</div>
    </div>
  );

  function step() {
    if (acknowledgement) return <AcknowledgementCard acknowledgement={acknowledgement} />;
    if (statement && isConfirming) {
      return (
        <ConfirmStep
          statement={statement}
          onBack={() => setConfirming(false)}
          onDone={setAcknowledgement}
          onRefused={(error) => {
            setFailure(error);
            setConfirming(false);
          }}
        />
      );
    }
    return (
      <StatementForm
        // The buyer's own contracts arrive after the page.
        key={own?.orderId ?? ''}
        contracts={contracts}
        initial={statement ?? initialOf(own, asked)}
        failure={failure}
        onNext={(declared) => {
          setStatement(declared);
          setFailure(null);
          setConfirming(true);
        }}
      />
    );
  }
}

function initialOf(own: Contract | undefined, asked: string): Statement {
  if (!own) return { orderNumber: asked, email: '', name: '', contract: null };
  return { orderNumber: own.orderNumber, email: own.buyerEmail, name: own.buyerName, contract: own };
}
