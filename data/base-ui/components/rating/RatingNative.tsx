import * as React from 'react';
import { styled } from '@mui/system';

const labels = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

export default function RatingNative() {
  const name = React.useId();
  const [rating, setRating] = React.useState(4);

  return (
    <div>
      <Fieldset>
        <legend>Rating of the harbor</legend>
        {labels.map((label, index) => (
          <Star key={label} data-on={index < rating}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={rating === index + 1}
              onChange={() => setRating(index + 1)}
              aria-label={label}
            />
            <span aria-hidden="true">★</span>
          </Star>
        ))}
      </Fieldset>
      <span>{labels[rating - 1]}</span>
    </div>
  );
}

const Fieldset = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0 },
});

const Star = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '6px',
  fontSize: '32px',
  lineHeight: 1,
  color: 'light-dark(#94a3b8, #64748b)',
  cursor: 'pointer',
  '&[data-on="true"]': { color: 'light-dark(#b45309, #fbbf24)' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(:focus-visible)': { outline: '2px solid light-dark(#0d9488, #2dd4bf)' },
});
