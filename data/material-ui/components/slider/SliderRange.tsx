import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const pots = [
  { name: 'Salt jar', price: 28 },
  { name: 'Soup bowl', price: 35 },
  { name: 'Tea bowl', price: 52 },
  { name: 'Moon jar', price: 180 },
];

export default function SliderRange() {
  const [prices, setPrices] = React.useState([30, 90]);
  const [low = 0, high = 0] = prices;
  const found = pots.filter(({ price }) => price >= low && price <= high);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>
        Price from {low} € to {high} €
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        max={200}
        step={5}
        value={prices}
        onChange={(_event, next) => setPrices([next].flat())}
      />
      <Typography color="text.secondary">
        {found.map(({ name }) => name).join(', ') || 'No pots at this price.'}
      </Typography>
    </Box>
  );
}
