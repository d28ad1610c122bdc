CREATE TABLE "notification_preference" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"muted_categories" text[] DEFAULT '{}' NOT NULL,
	"digest" text NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"category" text NOT NULL,
	"img" text,
	"text" text NOT NULL,
	"link_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"event_key" text
);
--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("user_id","brand_id","created_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_read_idx" ON "notification" USING btree ("user_id","brand_id","created_at","id") WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX "notification_age_idx" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("user_id","brand_id","event_key");