import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { prints } from './prints';

export default function ImageListBelow() {
  return (
    <ImageList cols={2} gap={16} sx={{ width: '100%', maxWidth: 440, m: 0 }}>
      {prints
        .filter(({ artist }) => artist === 'Tove Lind' || artist === 'Pia Holm')
        .map(({ title, artist, src, alt }) => (
          <ImageListItem key={title} sx={{ '& img': { aspectRatio: '4 / 3' } }}>
            <img src={src} alt={alt} />
            <ImageListItemBar position="below" title={title} subtitle={<em>{artist}</em>} />
          </ImageListItem>
        ))}
    </ImageList>
  );
}
