import {vimeoVideo} from '@storefront-toolkit/fixtures/cms';
import type {VimeoVideo} from '@storefront-toolkit/types/cms';
import {MediaVideo} from '@storefront-toolkit/ui/media';

const withoutCaptions: VimeoVideo = {...vimeoVideo, captions: {type: 'Missing'}};

export default function Transcript() {
  return (
    <div lang="ar" dir="rtl" className="mx-auto max-w-md">
      <MediaVideo
        video={{...withoutCaptions, title: 'ضوء المساء في الجبال'}}
        locale="ar"
        words={{
          play: 'تشغيل الفيديو: {title}',
          provider: 'من {provider}',
          blocked: 'لا يمكن تشغيل الفيديو في هذه الصفحة.',
          watch: 'شاهده على {provider}',
        }}
        transcript={
          <a href="#transcript" className="underline">
            اقرأ نص الفيديو
          </a>
        }
      />
    </div>
  );
}
