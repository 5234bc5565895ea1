import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { FEATURES, HIGHEST_PRICE, NO_CRITERIA, type Criteria } from './cabins';

interface FiltersProps {
  criteria: Criteria;
  onChange: (change: Partial<Criteria>) => void;
}

export default function Filters({ criteria, onChange }: FiltersProps) {
  const id = React.useId();
  const { beds, maxPrice, features, onlyFavorites } = criteria;

  return (
    <Stack spacing={3}>
      <FormControl>
        <FormLabel>Beds</FormLabel>
        <Select value={beds} onChange={(_event, next) => onChange({ beds: next ?? 1 })}>
          <Option value={1}>Any number</Option>
          <Option value={4}>4 or more</Option>
          <Option value={8}>8 or more</Option>
        </Select>
      </FormControl>
      <Box sx={{ px: 1 }}>
        <Typography id={`${id}-price`} level="title-sm" component="p" sx={{ mx: -1 }}>
          Price per night: up to €{maxPrice}
        </Typography>
        <Slider
          aria-labelledby={`${id}-price`}
          min={20}
          max={HIGHEST_PRICE}
          step={10}
          value={maxPrice}
          getAriaValueText={(value) => `${value} euros`}
          onChange={(_event, value) =>
            onChange({ maxPrice: typeof value === 'number' ? value : maxPrice })
          }
        />
      </Box>
      <div role="group" aria-labelledby={`${id}-features`}>
        <Typography id={`${id}-features`} level="title-sm" component="p" sx={{ mb: 1 }}>
          Features
        </Typography>
        <Stack spacing={1.5}>
          {FEATURES.map((feature) => (
            <Checkbox
              key={feature}
              label={feature}
              checked={features.includes(feature)}
              onChange={(event) =>
                onChange({
                  features: event.target.checked
                    ? [...features, feature]
                    : features.filter((other) => other !== feature),
                })
              }
            />
          ))}
        </Stack>
      </div>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Only favorites</FormLabel>
        <Switch
          checked={onlyFavorites}
          onChange={(event) => onChange({ onlyFavorites: event.target.checked })}
        />
      </FormControl>
      <Button variant="outlined" color="neutral" onClick={() => onChange(NO_CRITERIA)}>
        Clear the search and filters
      </Button>
    </Stack>
  );
}
