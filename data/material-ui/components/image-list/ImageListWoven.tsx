import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListWoven() {
  return (
    <ImageList variant="woven" cols={3} gap={12} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {prints.map(({ title, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
