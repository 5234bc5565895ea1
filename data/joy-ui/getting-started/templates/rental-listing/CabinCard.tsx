import FavoriteBorderRoundedIcon from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRoundedIcon from '@mui/icons-material/FavoriteRounded';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CabinPicture from './CabinPicture';
import { formatWalk, type Cabin } from './cabins';

interface CabinCardProps {
  cabin: Cabin;
  isFavorite: boolean;
  onToggleFavorite: () => void;
}

export default function CabinCard({ cabin, isFavorite, onToggleFavorite }: CabinCardProps) {
  const { name, valley, beds, price, walk, features, picture } = cabin;

  return (
    <Card component="li" sx={{ '--Card-radius': '12px' }}>
      <CabinPicture kind={picture} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography level="title-lg" component="h3">
            <Link href="#" underline="hover" sx={{ color: 'text.primary' }}>
              {name}
            </Link>
          </Typography>
          <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>{valley}</Typography>
        </Box>
        <IconButton
          aria-label={`Favorite: ${name}`}
          aria-pressed={isFavorite}
          color={isFavorite ? 'danger' : 'neutral'}
          onClick={onToggleFavorite}
          sx={{ alignSelf: 'flex-start' }}
        >
          {isFavorite ? <FavoriteRoundedIcon /> : <FavoriteBorderRoundedIcon />}
        </IconButton>
      </Stack>
      <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>
        {beds} beds, {formatWalk(walk)} from the nearest stop
      </Typography>
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {features.map((feature) => (
          <Chip key={feature} size="sm" variant="outlined">
            {feature}
          </Chip>
        ))}
      </Stack>
      <Typography sx={{ color: 'text.primary', mt: 'auto' }}>
        <Typography component="span" sx={{ fontWeight: 'lg' }}>
          €{price}
        </Typography>{' '}
        per night
      </Typography>
    </Card>
  );
}
