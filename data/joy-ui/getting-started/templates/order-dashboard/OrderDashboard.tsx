import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Navigation from './Navigation';
import OrderList from './OrderList';
import OrderTable from './OrderTable';
import { ORDERS, STATES, formatTotal, type State } from './orders';

export default function OrderDashboard() {
  const [query, setQuery] = React.useState('');
  const [state, setState] = React.useState<State | 'All'>('All');
  const shown = ORDERS.filter(
    (order) =>
      (state === 'All' || order.state === state) &&
      `${order.id} ${order.customer} ${order.seeds}`
        .toLowerCase()
        .includes(query.trim().toLowerCase()),
  );
  const sum = shown.reduce((total, order) => total + order.total, 0);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Navigation />
      <Box component="main" sx={{ p: { xs: 2, md: 4 } }}>
        <Typography level="h2" component="h1" sx={{ mb: 3 }}>
          Orders
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
          <FormControl sx={{ flex: '1 1 200px' }}>
            <FormLabel>Search</FormLabel>
            <Input
              type="search"
              placeholder="Order, customer, or seeds"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </FormControl>
          <FormControl sx={{ flex: '0 1 180px' }}>
            <FormLabel>State</FormLabel>
            <Select value={state} onChange={(_event, next) => setState(next ?? 'All')}>
              <Option value="All">All</Option>
              {STATES.map((name) => (
                <Option key={name} value={name}>
                  {name}
                </Option>
              ))}
            </Select>
          </FormControl>
          <Card size="sm" role="status" sx={{ flex: '0 0 auto' }}>
            <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>
              {shown.length === 1 ? '1 order' : `${shown.length} orders`}
            </Typography>
            <Typography level="title-lg">{formatTotal(sum)}</Typography>
          </Card>
        </Stack>
        <OrderTable orders={shown} />
        <OrderList orders={shown} />
        {shown.length === 0 && (
          <Typography sx={{ color: 'text.primary' }}>No order matches the filters.</Typography>
        )}
      </Box>
    </Box>
  );
}
