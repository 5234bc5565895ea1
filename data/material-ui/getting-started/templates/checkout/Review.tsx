import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ReviewProps {
  total: string;
  onOrder: () => Promise<void>;
}

export default function Review({ total, onOrder }: ReviewProps) {
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [missed, setMissed] = useState(false);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby="review-title"
      spacing={2}
      onSubmit={async (event) => {
        event.preventDefault();
        if (pending) return;
        setMissed(!agreed);
        setFailed(false);
        if (!agreed) {
          box.current?.focus();
          return;
        }
        setPending(true);
        try {
          await onOrder();
        } catch {
          setFailed(true);
        }
        setPending(false);
      }}
      sx={{ alignItems: 'flex-start' }}
    >
      <Typography>
        We sew each kite to order. You can cancel your order until 7:00 on the next working day,
        when we cut the cloth.
      </Typography>
      <FormControl error={missed && !agreed} required>
        <FormControlLabel
          control={
            <Checkbox
              name="agreed"
              inputRef={box}
              checked={agreed}
              onChange={(_event, checked) => setAgreed(checked)}
              inputProps={{ 'aria-describedby': 'agreed-error' }}
            />
          }
          label="I have read the terms"
        />
        <FormHelperText id="agreed-error" role="alert">
          {missed && !agreed && 'Accept the terms to place the order.'}
        </FormHelperText>
      </FormControl>
      {failed && (
        <Alert severity="error" variant="outlined">
          We couldn’t place your order. Check your connection, and try again.
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" aria-disabled={pending}>
        {pending ? 'Sending the order…' : `Order and pay ${total}`}
      </Button>
    </Stack>
  );
}
