import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import KitePicture from './KitePicture';
import { type Delivery, formatPrice, getTotal, items } from './order';

export default function OrderSummary({ delivery }: { delivery: Delivery }) {
  const sums = [
    { label: delivery.name, value: delivery.cents ? formatPrice(delivery.cents) : 'Free' },
    { label: 'Total', value: formatPrice(getTotal(delivery)) },
  ];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="order"
      sx={{ p: { xs: 2.5, sm: 3 }, position: { md: 'sticky' }, top: 24 }}
    >
      <Typography variant="h6" component="h2" id="order" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ name, detail, shape, quantity, cents }) => (
          <Box key={name} component="li" sx={{ display: 'flex', gap: 2 }}>
            <KitePicture shape={shape} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                {quantity > 1 && `${quantity} × `}
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap' }}>{formatPrice(quantity * cents)}</Typography>
          </Box>
        ))}
      </Box>
      <Divider sx={{ my: 2 }} />
      <Box component="dl" aria-live="polite" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {sums.map(({ label, value }, index) => (
          <Box
            key={index}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              fontWeight: index === 1 ? 700 : undefined,
            }}
          >
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
