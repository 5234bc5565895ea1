import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Windowsill', detail: '3 packets per season' },
  { name: 'Balcony', detail: '8 packets per season' },
  { name: 'Garden', detail: '20 packets per season' },
];

export default function CardSelectable() {
  const labelId = React.useId();
  const [plan, setPlan] = React.useState('Balcony');

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ width: '100%' }}>
      <Typography id={labelId} gutterBottom>
        How much space do you have?
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {plans.map(({ name, detail }) => (
          <Card key={name} variant="outlined">
            <CardActionArea
              aria-pressed={plan === name}
              onClick={() => setPlan(name)}
              sx={{
                height: '100%',
                '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
                '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -3 },
              }}
            >
              <CardContent component="span" sx={{ display: 'block' }}>
                <Typography component="span" sx={{ display: 'block' }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary">
                  {detail}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
