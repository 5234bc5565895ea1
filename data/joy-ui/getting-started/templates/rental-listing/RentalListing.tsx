import * as React from 'react';
import TuneRoundedIcon from '@mui/icons-material/TuneRounded';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CabinCard from './CabinCard';
import Filters from './Filters';
import { NO_CRITERIA, SORTS, findCabins, type Criteria, type Sort } from './cabins';

export default function RentalListing() {
  const [criteria, setCriteria] = React.useState(NO_CRITERIA);
  const [sort, setSort] = React.useState<Sort>('Shortest walk');
  const [favorites, setFavorites] = React.useState<readonly string[]>([]);
  const [isOpen, setOpen] = React.useState(false);
  const resultsRef = React.useRef<HTMLHeadingElement>(null);
  const shown = findCabins(criteria, favorites, sort);

  const change = (part: Partial<Criteria>) => setCriteria((all) => ({ ...all, ...part }));
  const toggleFavorite = (id: string) => {
    setFavorites((all) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id]));
    if (criteria.onlyFavorites) {
      // The card and its button disappear.
      resultsRef.current?.focus();
    }
  };
  const filters = <Filters criteria={criteria} onChange={change} />;

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
      <Sheet component="header" variant="soft" sx={{ px: 2, py: { xs: 3, md: 5 } }}>
        <Box sx={{ maxWidth: 1168, mx: 'auto' }}>
          <Typography level="h2" component="h1">
            Cabins for hikers
          </Typography>
          <Typography sx={{ color: 'text.primary' }}>
            Six cabins without a road. Each is a walk away from a bus stop.
          </Typography>
          <Box role="search" sx={{ mt: 2, maxWidth: 420 }}>
            <FormControl>
              <FormLabel>Name or valley</FormLabel>
              <Input
                type="search"
                size="lg"
                value={criteria.query}
                onChange={(event) => change({ query: event.target.value })}
              />
            </FormControl>
          </Box>
        </Box>
      </Sheet>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 4,
          maxWidth: 1200,
          mx: 'auto',
          px: 2,
          py: 3,
        }}
      >
        <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
          {filters}
        </Box>
        <Stack component="main" spacing={2}>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}
          >
            <Box sx={{ flex: '1 1 auto' }}>
              <Typography ref={resultsRef} tabIndex={-1} level="h3" component="h2">
                Cabins
              </Typography>
              <Typography role="status" sx={{ color: 'text.primary' }}>
                {shown.length === 1 ? '1 cabin' : `${shown.length} cabins`}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              color="neutral"
              aria-haspopup="dialog"
              startDecorator={<TuneRoundedIcon />}
              onClick={() => setOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              Filters
            </Button>
            <FormControl sx={{ flex: '0 1 180px' }}>
              <FormLabel>Sort by</FormLabel>
              <Select value={sort} onChange={(_event, next) => setSort(next ?? 'Shortest walk')}>
                {SORTS.map((name) => (
                  <Option key={name} value={name}>
                    {name}
                  </Option>
                ))}
              </Select>
            </FormControl>
          </Stack>
          {shown.length > 0 && (
            <Box
              component="ul"
              aria-label="Cabins"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
                gap: 2,
                m: 0,
                p: 0,
                listStyle: 'none',
              }}
            >
              {shown.map((cabin) => (
                <CabinCard
                  key={cabin.id}
                  cabin={cabin}
                  isFavorite={favorites.includes(cabin.id)}
                  onToggleFavorite={() => toggleFavorite(cabin.id)}
                />
              ))}
            </Box>
          )}
        </Stack>
      </Box>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            'aria-label': 'Filters',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
      >
        <ModalClose aria-label="Close the filters" />
        <Stack spacing={3} sx={{ mt: 6, p: 2, overflow: 'auto' }}>
          {filters}
          <Button onClick={() => setOpen(false)}>
            {shown.length === 1 ? 'Show 1 cabin' : `Show ${shown.length} cabins`}
          </Button>
        </Stack>
      </Drawer>
    </Box>
  );
}
