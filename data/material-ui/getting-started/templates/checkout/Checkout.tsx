import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddressForm from './AddressForm';
import OrderSummary from './OrderSummary';
import Part from './Part';
import PaymentForm from './PaymentForm';
import Review from './Review';
import type { Values } from './fields';
import { deliveries, formatPrice, getTotal, placeOrder } from './order';

type PartId = 'address' | 'payment' | 'review' | 'thanks';

export default function Checkout() {
  const [part, setPart] = useState<PartId>('address');
  const [address, setAddress] = useState<Values>();
  const [payment, setPayment] = useState<Values>();
  const [delivery, setDelivery] = useState(deliveries[0]);
  const [orderNumber, setOrderNumber] = useState('');
  const moved = useRef(false);

  const go = (next: PartId) => {
    moved.current = true;
    setPart(next);
  };
  useEffect(() => {
    // Move focus to the heading of the part that opened.
    if (moved.current) {
      document.getElementById(`${part}-title`)?.focus();
    }
  }, [part]);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Container
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2.5 }}
      >
        <Typography variant="h6" component="p" sx={{ fontWeight: 700, mr: 'auto' }}>
          Updraft Kites
        </Typography>
        <Link href="#">Back to the workshop</Link>
      </Container>
      <Container component="main" sx={{ pt: { xs: 2, md: 4 }, pb: 8 }}>
        {part === 'thanks' ? (
          <Box sx={{ maxWidth: '36rem', py: 6 }}>
            <Typography
              variant="h3"
              component="h1"
              id="thanks-title"
              tabIndex={-1}
              sx={{ outline: 'none', mb: 2 }}
            >
              Order placed
            </Typography>
            <Typography>
              Your order number is {orderNumber}. We sew your kites this week, and send you an email
              when the parcel leaves.
            </Typography>
          </Box>
        ) : (
          <>
            <Typography
              variant="h3"
              component="h1"
              sx={{ fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)', mb: { xs: 3, md: 5 } }}
            >
              Checkout
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
                alignItems: 'start',
                gap: { xs: 2.5, md: 4 },
              }}
            >
              <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 }, height: { md: '100%' } }}>
                <OrderSummary delivery={delivery} />
              </Box>
              <Stack spacing={2.5} sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
                <Part
                  id="address"
                  number={1}
                  title="Delivery address"
                  open={part === 'address'}
                  onEdit={() => go('address')}
                  summary={
                    address &&
                    `${address.name}, ${address.street}, ${address.postcode} ${address.city}. ${delivery.name}.`
                  }
                >
                  <AddressForm
                    delivery={delivery}
                    onDelivery={setDelivery}
                    onDone={(values) => {
                      setAddress(values);
                      go(payment ? 'review' : 'payment');
                    }}
                  />
                </Part>
                <Part
                  id="payment"
                  number={2}
                  title="Payment"
                  open={part === 'payment'}
                  onEdit={() => go('payment')}
                  summary={payment && describePayment(payment)}
                >
                  <PaymentForm
                    onDone={(values) => {
                      setPayment(values);
                      go('review');
                    }}
                  />
                </Part>
                <Part
                  id="review"
                  number={3}
                  title="Review"
                  open={part === 'review'}
                  onEdit={() => go('review')}
                  summary={undefined}
                >
                  <Review
                    total={formatPrice(getTotal(delivery))}
                    onOrder={async () => {
                      setOrderNumber(await placeOrder());
                      go('thanks');
                    }}
                  />
                </Part>
              </Stack>
            </Box>
          </>
        )}
      </Container>
    </Box>
  );
}

function describePayment({ method, card = '' }: Values): string {
  return method === 'card'
    ? `Card ending in ${card.replace(/\D/g, '').slice(-4)}.`
    : 'Bank transfer.';
}
