import { Fragment } from 'react';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { COLORS, formatTotal, type Order } from './orders';

/** The orders on narrow screens. */
export default function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <List aria-label="Orders" sx={{ display: { sm: 'none' }, p: 0 }}>
      {orders.map(({ id, customer, seeds, date, state, total }, index) => (
        <Fragment key={id}>
          {index > 0 && <ListDivider aria-hidden />}
          <ListItem sx={{ px: 0 }}>
            <Stack spacing={0.5} sx={{ flex: 1, minWidth: 0 }}>
              <Typography level="title-sm" endDecorator={formatTotal(total)}>
                {customer}
              </Typography>
              <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>
                {id}, {date}: {seeds}
              </Typography>
            </Stack>
            <Chip size="sm" color={COLORS[state]}>
              {state}
            </Chip>
          </ListItem>
        </Fragment>
      ))}
    </List>
  );
}
